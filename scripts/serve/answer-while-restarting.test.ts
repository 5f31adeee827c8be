import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '../lib/find-free-port.mjs';
import { portHolderFor } from './answer-while-restarting.mjs';

const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

type Holder = ReturnType<typeof portHolderFor>;
let holder: Holder | undefined;

afterEach(() => holder?.close());

async function opened(env: Record<string, string>): Promise<number> {
  const port = await freePort();
  holder = portHolderFor({ PORT: String(port), ...env });
  await holder.open();
  return port;
}

const ask = (host: string, port: number) =>
  new Promise<{ status: number | undefined; hsts: string | undefined } | string>((resolve) => {
    request({ host, port, path: '/' }, (response) => {
      response.resume();
      const { 'strict-transport-security': hsts } = response.headers;
      resolve({ status: response.statusCode, hsts });
    })
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });

it('the answer while there is no web server keeps browsers to https too', async () => {
  const port = await opened({ SITE_URL: 'https://www.example.com', HSTS_SUBDOMAINS: 'true' });
  const answer = await ask('127.0.0.1', port);
  expect(answer).toMatchObject({
    status: 503,
    hsts: expect.stringMatching(/^max-age=\d+; includeSubDomains$/) as unknown,
  });
});

it('with LISTEN_ADDRESS the port is reached on that address of the machine alone', async () => {
  const closed = await opened({ LISTEN_ADDRESS: '127.0.0.1' });
  expect(await ask('127.0.0.1', closed)).toMatchObject({ status: 503 });
  expect(await ask('::1', closed)).toMatch(/^E/);
  holder?.close();
  const open = await opened({});
  expect(await ask('127.0.0.1', open)).toMatchObject({ status: 503 });
  if (hasIPv6) expect(await ask('::1', open)).toMatchObject({ status: 503 });
});
