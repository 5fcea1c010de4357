/** What concerns the visitor wherever on the page they are: challenges. The server says when there is something to ask for. */
import { Refusal } from '../api';
import { guest } from '../guest.svelte';
import { held } from '../token';
import { news, type Challenge } from './api';

/** How long to wait before a lost connection is opened again, and how often to ask without one. */
const PAUSE = 10_000;
const READ = 'interregnum-answers-read';

/** The answers that the visitor has read. */
function readBefore(): string[] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? '[]');
  } catch {
    return [];
  }
}

class News {
  #challenges = $state.raw<Challenge[]>([]);
  #read = $state.raw(readBefore());
  #socket: WebSocket | null = null;
  #timer = 0;

  /** Challenges to the visitor, and those of the visitor that wait or were answered and not yet read. */
  get challenges(): Challenge[] {
    return this.#challenges.filter(({ id }) => !this.#read.includes(id));
  }

  read(id: string): void {
    this.#read = [...this.#read.slice(-50), id];
    try {
      localStorage.setItem(READ, JSON.stringify(this.#read));
    } catch {
      // It is shown again after the next visit.
    }
  }

  async look(): Promise<void> {
    this.#challenges = guest.name === null ? [] : await news().then(({ challenges }) => challenges, (fault) => this.#refused(fault));
  }

  /** Somebody who was signed out elsewhere is nobody here either; after any other fault what was known stays. */
  #refused(fault: unknown): Challenge[] {
    if (!(fault instanceof Refusal) || fault.body.code !== 'no-name') return this.#challenges;
    guest.forget();
    return [];
  }

  /** Listens while the visitor is who they are; the answer ends it. */
  listen(): () => void {
    let open = true;
    const connect = (): void => {
      if (!open) return;
      void this.look();
      // Without cookies a browser cannot show who it is: then it asks now and then.
      if (held.token === null) this.#connect(() => open && this.#later(connect));
      else this.#later(connect);
    };
    connect();
    return () => {
      open = false;
      clearTimeout(this.#timer);
      this.#socket?.close();
      this.#challenges = [];
    };
  }

  #later(connect: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(connect, PAUSE);
  }

  #connect(lost: () => void): void {
    const address = new URL('/api/me/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => typeof data === 'string' && data.includes('"changed"') && void this.look();
    socket.onclose = lost;
  }
}

export const personNews = new News();
