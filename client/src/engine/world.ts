/** The world of a line to a table of this browser: the other end is the engine. */
import type { Socket, World } from '../socket/line';
import { timers } from '../socket/line';
import { seatOf } from './viewpoint';

/** A socket to a local table, which opens once the engine has started. */
function opened(table: string, again: boolean): Socket {
  let closed = false;
  let end = (): void => undefined;
  let say = (_text: string): void => undefined;
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => say(text),
    close: () => {
      closed = true;
      end();
    },
  };
  import('./engine')
    .then(({ engine }) => engine())
    .then((engine) => {
      if (closed) return;
      if (!engine) return socket.onclose?.();
      const connection = engine.connect(table, socket, seatOf(table), again);
      say = (text) => engine.say(connection, JSON.parse(text));
      end = () => engine.disconnect(connection);
    })
    .catch(() => socket.onclose?.());
  return socket;
}

/** The world of a local table. */
export function local(table: string): World {
  let again = false;
  const open = () => {
    const socket = opened(table, again);
    again = true;
    return socket;
  };
  return { ...timers, open };
}
