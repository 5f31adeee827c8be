import { mkdirSync, rmSync } from 'node:fs';
import S3rver from '@20minutes/s3rver';
import { freePort } from '../lib/find-free-port.mjs';
import { inRoot } from '../lib/project-paths.mjs';

const BUCKET = 'uploads';
/** The access key, and the secret, of S3rver's only account. */
const KEY = 'S3RVER';

/**
 * A file storage that speaks S3 and checks signatures, initially empty, on a free port.
 * @param {string} name folder below .cache/test that holds its objects
 */
export async function startStorage(name) {
  const directory = inRoot('.cache/test', name);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const port = await freePort();
  const launch = async () => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: BUCKET }],
    });
    await server.run();
    return server;
  };
  let server = await launch();
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    stop: () => server.close(),
    async again() {
      server = await launch();
    },
  };
}
