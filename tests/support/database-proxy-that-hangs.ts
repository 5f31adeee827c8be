import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a Postgres server that can go silent: connections stay open, but no data passes. */
export async function listenOnHangingNetwork(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const silent = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      if (!isSilent) from.pipe(to);
    }
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.toString(),
    /** Makes the proxy silent: from now on no data passes, on open connections and on new ones. */
    swallow() {
      isSilent = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
        silent.add(near).add(far);
      }
    },
    /** New connections work again; silent ones stay silent. */
    connectAgain() {
      isSilent = false;
    },
    /** Closes the silent connections. */
    endSilent() {
      for (const socket of silent) socket.destroy();
    },
    async stop() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      await new Promise<void>((resume) => server.close(() => resume()));
    },
  };
}
