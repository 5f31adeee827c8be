import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A network between an instance and its database, which a test silences or cuts.
 *
 * @param forgotten in the first bytes of a connection that is not known any more after a silence: a router has dropped
 *   it, and tells neither end
 */
export async function startRelay(target: string, forgotten: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  const forgettable = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const add = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('data', (bytes) => void other.write(bytes));
    socket.once('close', () => {
      for (const known of [sockets, dead, forgettable]) known.delete(socket);
      other.destroy();
    });
    if (state === 'silent') socket.pause();
  };
  const server = createServer((from) => {
    if (state === 'cut') {
      from.destroy();
      return;
    }
    const to = connect(Number(port), hostname);
    from.once('data', (bytes) => {
      if (bytes.includes(forgotten)) for (const end of [from, to]) forgettable.add(end);
    });
    add(from, to);
    add(to, from);
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const own = new URL(target);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.toString(),
    /** Nothing more arrives, and nobody is told so. */
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
      for (const socket of forgettable) dead.add(socket);
    },
    /** Every connection ends, and no new one is made. */
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    open() {
      state = 'open';
      for (const socket of sockets) if (!dead.has(socket)) socket.resume();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
