import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP relay between an instance and its database, which a test can silence or cut.
 * @param forgotten a text in the first bytes of connections that stay dead after a silence, as if a router had
 * forgotten them: their data is dropped until one of the two ends closes its side
 */
export async function startRelay(target: string, forgotten: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const dead = new Set<Socket>();
  const forgettable = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const add = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket
      .on('error', () => {})
      .on('data', (bytes) => {
        if (!dead.has(socket)) other.write(bytes);
      });
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
    /** Silences the relay: no more data arrives, and no connection is closed. */
    silence() {
      state = 'silent';
      for (const socket of forgettable) dead.add(socket);
      // A connection whose other end is closed is still read: a paused connection with unread data would never report
      // that its end was closed.
      for (const socket of sockets) if (!dead.has(socket)) socket.pause();
    },
    /** Cuts the relay: every connection is closed, and no new one is accepted. */
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    open() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
