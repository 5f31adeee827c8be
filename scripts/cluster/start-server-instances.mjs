import { randomBytes } from 'node:crypto';
import { openSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../lib/find-free-port.mjs';
import { startPostgres } from '../postgres/postgres-server.mjs';
import { serve } from '../steps/start-web-server.mjs';
import { copySeeded, shareCompiled, TEST_PASSWORD } from '../test/seeded-test-data.mjs';
import { startStorage } from '../test/fake-s3-server.mjs';
import { stopLeftoverProxy, startProxy } from './cluster-proxy.mjs';

/**
 * Makes an instance of the site with its own folder and port. `start` starts it.
 * @param {{ name: string, folder: string, url: string, settings: object }} options `url` is its database's URL
 */
async function makeInstance({ name, folder, url, settings }) {
  const dataDir = path.join(folder, name);
  shareCompiled(dataDir);
  const port = await freePort();
  const logFile = path.join(dataDir, 'log');
  const output = openSync(logFile, 'a');
  const env = {
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    LISTEN_ADDRESS: '127.0.0.1', // only the proxy can reach an instance
  };
  const instance = {
    name,
    address: `http://127.0.0.1:${port}`,
    dataDir,
    logFile,
    /** @type {Awaited<ReturnType<typeof serve>> | undefined} */
    server: undefined,
    /** @param {typeof serve} [from] the `serve` of another build */
    async start(from = serve) {
      instance.server = await from({ url, env, output });
      return instance;
    },
    async stop() {
      await instance.server?.stop();
    },
  };
  return instance;
}

/**
 * Starts two instances for visitors and one of the same build for staff, on one seeded Postgres and one storage,
 * behind a proxy, like several machines. Everything is in one folder, which is created again each time.
 * @param {object} options
 * @param {string} options.folder
 * @param {number} [options.port] of the proxy
 * @param {object} [options.env] further variables of the instances
 * @param {(name: string, url: string) => string | Promise<string>} [options.databaseOf] the URL at which an instance
 * reaches the database, by the instance's name and the database's own URL
 * @param {typeof serve} [options.from] the `serve` of the build
 * @param {typeof copySeeded} [options.seeded] fills the folder
 */
export async function startCluster({
  folder,
  port,
  env = {},
  databaseOf,
  from = serve,
  seeded = copySeeded,
}) {
  const proxyFolder = path.join(folder, 'front');
  stopLeftoverProxy(proxyFolder);
  await seeded(folder);
  const secret = () => randomBytes(24).toString('base64url');
  const url = `http://localhost:${port ?? (await freePort())}`;
  const stops = [];
  const stop = async () => {
    for (const one of stops.splice(0).toReversed()) await one();
  };
  try {
    const database = await startPostgres({
      dataDir: folder,
      password: TEST_PASSWORD,
      log: () => {},
    });
    stops.push(() => database.stop());
    const storage = await startStorage(path.join(path.basename(folder), 'objects'));
    stops.push(() => storage.stop());
    const settings = {
      // Empty, so that a developer's .env does not set them.
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
      LEAD_WEBHOOK_URL: '',
      LOGIN_URL: '',
      PAYLOAD_SECRET: secret(),
      INTERNAL_SECRET: secret(),
      ...storage.settings,
      SITE_URL: url,
      TRUSTED_PROXIES: '1',
      ...env,
    };
    const make = async (name) => {
      const address = (await databaseOf?.(name, database.url)) ?? database.url;
      return makeInstance({ name, folder, settings, url: address });
    };
    const first = await make('site-1');
    const second = await make('site-2');
    const staff = await make('staff');
    const instances = [first, second, staff];
    stops.push(() => Promise.all(instances.map((instance) => instance.stop())));
    await Promise.all(instances.map((instance) => instance.start(from)));
    const sites = [first.address, second.address];
    const proxy = await startProxy({
      folder: proxyFolder,
      url,
      sites,
      staff: staff.address,
    });
    stops.push(() => proxy.stop());
    return {
      url,
      first,
      second,
      staff,
      instances,
      databaseUrl: database.url,
      settings,
      storageUrl: storage.settings.S3_ENDPOINT,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
