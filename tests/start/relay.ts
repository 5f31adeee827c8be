import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP relay between an instance and its database, which a test can silence or cut. */
export async function startRelay(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const add = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('data', (bytes) => void other.write(bytes));
    socket.once('close', () => {
      sockets.delete(socket);
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
    add(from, to);
    add(to, from);
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const own = new URL(target);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.toString(),
    /** No more data arrives, and no connection is closed. */
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    /** Every connection is closed, and no new one is accepted. */
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
