/** A table as the page knows it: what the server said last, and what waits for its answer. */
import { glance, story } from '../api';
import { isLocal, isShared } from '../engine/known';
import { lookFrom } from '../engine/viewpoint';
import { local } from '../engine/world';
import { guest } from '../guest.svelte';
import { muted } from '../moderation/muted.svelte';
import { browser, Line, type LineState, type Socket } from '../socket/line';
import { requestId } from '../socket/request';
import { noted } from '../socket/pledge';
import { ShuffleShare } from '../socket/shuffle';
import { speech } from '../texts/speech.svelte';
import { held } from '../token';
import type { Names } from '../texts/catalogue';
import type { Chapter, Command, ErrorBody, News, Phrase, Position, Scene, ToClient, Told } from '../wire/messages';
import { SITE } from '../route.svelte';
import { settings } from '../settings.svelte';
import { yourTurn } from '../notify';
import { sound } from '../sounds';
import { Announcer, type About } from './announcer.svelte';
import { since } from './fresh';
import { namesOf } from './names';
import { added, Past, within } from './past.svelte';
import { Hinting } from './advice.svelte';
import { HotSeat } from './hot-seat.svelte';
import { fate, handIn } from './premove';
import { retold } from './retold';
import { heard, lines } from './talk';
import { announcements } from './announcements';

/** Told of everything that happened in the game, for motion. */
export type Watch = (story: Chapter) => void;

/** How many sentences stay for a screen reader that has not read them yet. */
const SPOKEN = 8;
/** How long a short message stays, in milliseconds. */
const QUIET = 6000;

export class TableStore {
  readonly table: string;
  scene = $state.raw<Scene | null>(null);
  line = $state<LineState>('connecting');
  /** Why the server refuses the connection, if it does. */
  closed = $state<string | null>(null);
  /** Whether this tab acts for its person. */
  acting = $state(true);
  refused = $state.raw<ErrorBody | null>(null);
  notice = $state<string | null>(null);
  chapters = $state.raw<Chapter[]>([]);
  /** The move that waits for its answer. */
  playing = $state<string | null>(null);
  /** The last sentences for a screen reader; numbers keep equal ones apart. */
  spoken = $state.raw<Array<{ text: string; number: number }>>([]);
  /** The card that waits for one's turn. */
  premove = $state<string | null>(null);
  /** Something small to know, which goes by itself. */
  quiet = $state<string | null>(null);
  /** The hint that was asked for, until the position moves. */
  readonly hinting = new Hinting();
  watch: Watch = () => {};
  /** The moment of the story that is looked at, if it is not the present. */
  readonly past: Past;
  readonly announcer = new Announcer();
  /** The people who share this device. */
  readonly hotSeat: HotSeat;
  /** How many lines of the chat nobody has seen here. */
  unread = $state(0);
  /** Whether the chat is in sight. */
  #talking = false;

  /** The last version that the next person at this device has seen. */
  #version: number | null = null;
  /** The hand from which the waiting card was chosen. */
  #from: string[] = [];
  /** The last version that each of them has seen, by seat. */
  readonly #seen = new Map<number, number>();
  readonly #line: Line;
  /** The visitor's identity when the connection was opened. */
  #identity = 0;
  #reading = 0;
  #requests = new Map<string, Command>();
  readonly #share = new ShuffleShare();
  /** The game for which the server has said which seat is this visitor's. */
  #seatedFor = 0;

  constructor(table: string) {
    this.table = table;
    this.hotSeat = new HotSeat(isShared(table));
    this.past = new Past((number) => glance(table, number));
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api/tables/${table}/socket?lang=${settings.lang}`;
    const world = SITE || isLocal(table) ? local(table) : browser(address);
    const open = (): Socket => {
      this.#identity = guest.identity;
      return world.open();
    };
    this.#line = new Line({ ...world, open }, {
      heard: (message) => this.#heard(message),
      changed: (state, code) => this.#changed(state, code),
      version: () => this.scene?.now.version ?? this.#version ?? since(table),
      token: () => held.token,
    });
  }

  get names(): Names {
    return namesOf(this.scene);
  }

  get position(): Position | null {
    return this.scene?.now.position ?? null;
  }

  /** Whether the person at this tab is asked for a choice. */
  get asked(): boolean {
    const { you, now } = this.scene ?? { you: null, now: null };
    const playing = now?.stage.kind === 'playing';
    return you !== null && playing && this.acting && (now.position?.to_act.includes(you) ?? false);
  }

  ask(command: Command): void {
    const id = requestId();
    this.#requests.set(id, command);
    this.refused = null;
    if (command.do === 'play') this.playing = command.action;
    this.#line.ask(id, command);
  }

  play(action: string): void {
    const turn = this.position?.turn;
    if (turn === undefined || this.playing !== null || this.past.shown !== null) return;
    this.ask({ do: 'play', action, turn });
  }

  /** Chooses a card for one's next turn, or lets it go again. */
  choose(card: string | null): void {
    const before = this.premove;
    this.premove = card === before ? null : card;
    this.#from = handIn(this.position, this.scene?.you ?? null);
    if (this.premove) this.say(speech.get('page-premove-waits'));
    else if (before) this.say(speech.get('page-premove-off'));
  }

  /** Looks at a moment of the story; nothing can be done until one is back. */
  glance(number: number): void {
    const to = within(number, this.chapters.length);
    const chapter = this.chapters[to];
    const told = chapter ? this.chapter(chapter) : [];
    this.choose(null);
    this.past.look(to).then(
      (there) => there && this.say([speech.get('page-then-move', { number: to, of: this.chapters.length - 1 }), ...told].join(' ')),
      (refusal: Error) => this.hush(refusal.message),
    );
  }

  /** Back to the present. */
  now(): void {
    this.past.leave();
    this.say(speech.get('page-now-said'));
  }

  /** Takes a seat under a name, and adds bytes of one's own to the shuffle. */
  async sit(seat: number | null, name: string): Promise<void> {
    if (!(await guest.become(name))) return this.hush(guest.fault ?? '');
    // The server reads the visitor's cookie once, when a connection opens.
    if (guest.identity !== this.#identity) this.#line.renew();
    this.ask({ do: 'sit', seat, name, commits: true });
  }

  /** Asks to act here; the server tells this tab and the one that acted before. */
  takeOver(): void {
    this.#line.takeOver();
  }

  /** Shows the table to the person at this seat, who sits at the same device. */
  liftCurtain(seat: number): void {
    this.hotSeat.lift();
    const { scene } = this;
    if (!scene || scene.you === seat) return;
    if (scene.you !== null) this.#seen.set(scene.you, scene.now.version);
    // Nothing of what the one before has seen may be left.
    this.choose(null);
    this.past.leave();
    this.hinting.clear();
    this.announcer.close();
    [this.scene, this.chapters, this.spoken] = [null, [], []];
    this.#version = this.#seen.get(seat) ?? scene.now.version;
    lookFrom(this.table, seat);
    this.#line.renew();
  }

  retry(): void {
    this.#line.retry();
  }

  close(): void {
    this.#line.close();
    this.announcer.close();
  }

  /** A phrase as the person at this tab reads it. */
  tell(phrase: Phrase): string {
    return speech.say(phrase, this.names);
  }

  /** What a chapter of the story says, sentence by sentence. */
  chapter(chapter: Chapter): string[] {
    return retold(chapter).map((phrase) => this.tell(phrase));
  }

  /** Shows a sentence on the plaque above the board and says it to listeners. */
  announce(text: string, about: About = {}): void {
    this.announcer.add(text, about);
    this.say(text);
  }

  /** Asks the adviser; the answer stands above the board and marks a card. */
  hint(): void {
    void this.hinting.ask(this.table);
  }

  /** Says whether the chat is in sight; what is in sight counts as read. */
  talking(shown: boolean): void {
    this.#talking = shown;
    if (shown) this.unread = 0;
  }

  say(text: string): void {
    if (!text) return;
    const number = (this.spoken.at(-1)?.number ?? 0) + 1;
    this.spoken = [...this.spoken.slice(1 - SPOKEN), { text, number }];
  }

  #changed(state: LineState, code: string | null): void {
    this.line = state;
    if (state === 'ended') this.closed = code;
    if (state !== 'open') this.playing = null;
  }

  #heard(message: ToClient): void {
    switch (message.kind) {
      case 'welcome':
        this.acting = message.acting;
        this.#look(message.scene);
        this.#tell(message.told ?? []);
        void this.#read();
        break;
      case 'scene':
        this.#look(message.scene);
        void this.#read();
        break;
      case 'news':
        this.#news(message.told, message.now);
        break;
      case 'done':
        this.#settle(message.id);
        break;
      case 'refused':
        this.#refused(message.id, message.error);
        break;
      case 'acting':
        this.acting = message.acting;
        break;
      case 'notice':
        this.notice = message.text;
        break;
      case 'pong':
      case 'bye':
        break;
    }
  }

  #refused(id: string | null, error: ErrorBody): void {
    const command = this.#settle(id);
    // Cookies were cleared since the name was taken: take it once more, and the seat with it.
    if (error.code === 'no-name' && command?.do === 'sit' && guest.name !== null) {
      guest.forget();
      void this.sit(command.seat ?? null, command.name);
      return;
    }
    this.refused = error;
    this.say(error.message);
  }

  /** The command that was answered, if it was one of this tab's. */
  #settle(id: string | null): Command | undefined {
    const command = id === null ? undefined : this.#requests.get(id);
    if (id !== null) this.#requests.delete(id);
    if (command?.do === 'play') this.playing = null;
    return command;
  }

  /** Takes a whole scene: which seat is whose changes from game to game, and news do not say it. */
  #look(scene: Scene): void {
    this.#seatedFor = scene.now.round;
    // A rematch may exchange the seats.
    if (this.hotSeat.shared && scene.you !== null) lookFrom(this.table, scene.you);
    this.#take(scene);
  }

  #take(scene: Scene, back = false): void {
    const asked = this.asked;
    if (scene.now.position?.turn !== this.position?.turn) this.hinting.clear();
    this.scene = scene;
    noted(this.table, scene.now);
    if (scene.now.round === this.#seatedFor) void this.#shuffle(scene);
    if (!asked && this.asked && !this.#go(back)) yourTurn(scene.game);
    else if (this.premove !== null) this.#go(back);
  }

  /** Sends the card that waits, keeps it, or lets it go; whether it was sent. */
  #go(back: boolean): boolean {
    if (this.premove === null) return false;
    const hand = handIn(this.position, this.scene?.you ?? null);
    const card = this.premove;
    const what = fate(card, this.#from, { asked: this.asked, legal: this.position?.legal ?? [], hand, back });
    if (what === 'keep') return false;
    this.premove = null;
    if (what === 'send') this.play(`play ${card}`);
    else this.hush(speech.get('page-premove-dropped'));
    return what === 'send';
  }

  /** Says something that need not be answered. */
  hush(text: string): void {
    this.quiet = text;
    this.say(text);
    setTimeout(() => {
      if (this.quiet === text) this.quiet = null;
    }, QUIET);
  }

  #news(told: Told[], now: Scene['now']): void {
    if (!this.scene) return;
    const before = this.scene;
    const back = told.some(({ news }) => news.kind === 'took-back');
    this.#take({ ...this.scene, now, ...heard(told, this.scene, this.names.names) }, back);
    this.#tell(told);
    if (!this.#talking) this.#hear(told);
    const about = { before, names: this.names.names, tell: (phrase: Phrase) => this.tell(phrase) };
    for (const { text, tone } of told.flatMap(({ news }) => announcements(news, about))) this.announce(text, { tone });
    for (const { news } of told) this.#note(news);
  }

  /** Hands what happened to those who move cards and to those who listen. */
  #tell(told: Told[]): void {
    const sentences: string[] = [];
    for (const { news } of told) {
      if (news.kind === 'proposed' && news.seat !== this.scene?.you) {
        sentences.push(speech.get(`page-proposed-${news.what}`, { name: this.names.names[news.seat] ?? '' }));
      }
      if (news.kind !== 'played' && news.kind !== 'dealt') continue;
      if (news.kind === 'played') sound(news.story.phrases);
      if (this.past.shown === null) this.watch(news.story);
      sentences.push(...news.story.phrases.map((phrase) => this.tell(phrase)));
    }
    this.say(sentences.join(' '));
  }

  /** Counts and shows what others have said while the chat is out of sight. */
  #hear(told: Told[]): void {
    const { names } = this.names;
    const others = told.filter(({ news }) => !('seat' in news && news.seat === this.scene?.you));
    for (const { name, words } of others.flatMap((entry) => lines(entry, names))) {
      if (muted.has(this.table, name)) continue;
      this.unread += 1;
      const text = 'text' in words ? words.text : speech.get(`page-emote-${words.emote}`);
      this.announce(speech.get('page-talk-said', { name, text }), { tone: 'talk' });
    }
  }

  #note(news: News): void {
    if (news.kind === 'played' && this.#reading === 0) {
      this.chapters = [...this.chapters, ...added(news)];
    } else if (['dealt', 'took-back', 'ended', 'rematched', 'played'].includes(news.kind)) {
      // What is told anew has other moments.
      if (news.kind !== 'played') this.past.leave();
      void this.#read();
    }
  }

  /** Reads the story so far; the last reading wins. */
  async #read(): Promise<void> {
    this.#reading += 1;
    const reading = this.#reading;
    try {
      const chapters = this.position ? await story(this.table) : [];
      if (reading === this.#reading) this.chapters = chapters;
    } catch {
      // Without the story so far the log begins here.
    } finally {
      if (reading === this.#reading) this.#reading = 0;
    }
  }

  /** Adds bytes of this seat's own to the shuffle, as soon as the table waits for them. */
  async #shuffle(scene: Scene): Promise<void> {
    if (!this.acting) return;
    for (const command of await this.#share.asks(scene)) this.ask(command);
  }
}
