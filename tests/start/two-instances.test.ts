import { openSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { serve } from '../../scripts/steps/serve.mjs';
import { startSite } from '../../scripts/test/site.mjs';
import { rowsOf } from './forms';

/** Two web servers on one database: what is published on one is live on both. */
let first: Awaited<ReturnType<typeof startSite>>;
let second: Awaited<ReturnType<typeof serve>>;
let token: string;

beforeAll(async () => {
  first = await startSite('two-instances');
  const output = openSync(path.join(first.secrets.DATA_DIR, 'second.log'), 'w');
  const env = { ...first.secrets, PORT: String(await freePort()) };
  second = await serve({ url: first.databaseUrl(), env, output });
  const account = { email: 'editor@tamvia.example', password: 'a long password for tests' };
  const registered = await ask(first.url, '/api/users/first-register', 'POST', account);
  ({ token } = (await registered.json()) as { token: string });
});

afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

const ask = (site: string, address: string, method: string, data: object) =>
  fetch(site + address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    body: JSON.stringify(data),
  });

async function save(site: string, address: string, method: string, data: object) {
  const response = await ask(site, address, method, data);
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([
    method === 'POST' ? 201 : 200,
    '',
  ]);
  return (await response.json()) as { doc: { id: number } };
}

const page = (title: string) => ({
  title,
  layout: 'v5',
  navTheme: 'light',
  footerTheme: 'dark',
  sections: [{ blockType: 'callToAction', title, primary: { text: 'Demo', href: '/book-demo' } }],
  _status: 'published',
});

const PATH = '/hai-may-chu';
const read = async (site: string, address = PATH) => {
  const response = await fetch(site + address, { redirect: 'manual' });
  const { status, headers } = response;
  return { status, leadsTo: headers.get('location'), text: await response.text() };
};
const becomes = async (site: string, wanted: object, address = PATH) => {
  await expect.poll(() => read(site, address), { timeout: 20_000 }).toMatchObject(wanted);
};
const showing = (title: string) => ({
  status: 200,
  text: expect.stringContaining(title) as string,
});

it('what one instance publishes is live in it at once and in the other within seconds', async () => {
  const [one, other] = [first.url, second.address];
  for (const site of [one, other]) expect((await read(site)).status).toBe(404);
  const data = { ...page('Trang mới'), path: PATH };
  const { id } = (await save(one, '/api/pages?locale=vi', 'POST', data)).doc;
  expect(await read(one)).toMatchObject(showing('Trang mới'));
  await becomes(other, showing('Trang mới'));

  await save(other, `/api/pages/${id}?locale=vi`, 'PATCH', page('Tựa thứ hai'));
  expect(await read(other)).toMatchObject(showing('Tựa thứ hai'));
  await becomes(one, showing('Tựa thứ hai'));
});

it('a redirect made in one instance leads on in the other within seconds', async () => {
  const rule = { from: '/loi-cu', to: PATH, isPermanent: true };
  await save(first.url, '/api/redirects', 'POST', rule);
  expect((await read(first.url, '/loi-cu')).leadsTo).toMatch(/hai-may-chu$/);
  await becomes(
    second.address,
    { leadsTo: expect.stringMatching(/hai-may-chu$/) as string },
    '/loi-cu',
  );
});

it('an instance that may have missed something makes its pages anew', async () => {
  const [missed, title] = ['/khong-nghe', 'Không ai báo'];
  const data = { ...page('Tựa đầu'), path: missed };
  const { id } = (await save(first.url, '/api/pages?locale=vi', 'POST', data)).doc;
  const sites = [first.url, second.address];
  for (const site of sites) await becomes(site, showing('Tựa đầu'), missed);
  const change = 'UPDATE pages_locales SET title = $2, seo_title = $2 WHERE _parent_id = $1';
  await rowsOf(first.databaseUrl(), change, [id, title]);
  for (const site of sites) expect((await read(site, missed)).text).not.toContain(title);
  const ended = await rowsOf(
    first.databaseUrl(),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'site-refresh' AND datname = current_database()`,
  );
  expect(ended).toHaveLength(2);
  for (const site of sites) await becomes(site, showing(title), missed);
});
