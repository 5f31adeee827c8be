import { createServer } from 'node:net';

/**
 * A port that is free at the moment.
 *
 * @param {string} [host] the one IP address to look at; otherwise all of them
 * @returns {Promise<number>}
 */
export function freePort(host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
