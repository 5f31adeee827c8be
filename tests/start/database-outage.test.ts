import { appendFileSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../brand.config';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { until } from '../support/poll-until';
import { newForm, post, rowsOf, storedUnder } from './post-forms-and-read-rows';
import {
  compiledSettings,
  type OutsideDatabase,
  outsideDatabase,
  seededSettings,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';
import { PIXEL } from '../support/one-pixel-png';
import { sessionToken } from '../support/session-token-from-cookie';

/** A site that is restarted while its database is down; the tests build on each other. */
const ADMIN = { email: 'first@tamvia.example', password: 'a-password-of-the-first' };
const READ = ['/', '/en', '/en/pricing', '/events', '/en/about-us'];
const PATH = '/trang-rut-lai';
/** The URLs of a picture: as it is, and resized. */
const urlsOf = (file: string): string[] => [
  file,
  `/_next/image?url=${encodeURIComponent(file)}&w=640&q=75`,
];
/** Uploaded pictures, one of which is moved to the trash. */
let shown = '';
let trashed = '';
let database: OutsideDatabase['database'];
let giveDatabase: OutsideDatabase['give'];
let settings: Settings;
let site: Started;

beforeAll(async () => {
  ({ database, give: giveDatabase } = await outsideDatabase('outage'));
  settings = await compiledSettings('outage', {
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  site = await start(settings).ready();
});

afterAll(async () => {
  await wipeAll();
  await database?.stop();
});

async function read(address: string) {
  const asked = performance.now();
  const response = await fetch(site.url + address, { redirect: 'manual' });
  const firstByte = performance.now() - asked;
  const { status, headers } = response;
  return { status, firstByte, from: headers.get('cache-status'), text: await response.text() };
}

async function readiness() {
  const response = await fetch(`${site.url}/api/health/ready`);
  return { status: response.status, body: (await response.json()) as object };
}

const files = (pattern: string) =>
  globSync(`last-good/*/${pattern}`, { cwd: settings.DATA_DIR })
    .filter((name) => !name.endsWith('.part')) // a file that is being written is renamed a moment later
    .map((name) => path.join(settings.DATA_DIR, name));
const copyOf = (address: string) =>
  files('pages/*').find((file) => readFileSync(file, 'latin1').startsWith(`{"key":"${address}",`));

async function stop() {
  site.signal('SIGTERM');
  expect(await site.ended()).toBe(0);
  expect(site.family()).toEqual([]);
}

let token = '';
async function save(address: string, method: string, data: object) {
  const response = await fetch(site.url + address, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `JWT ${token}` } : {}),
    },
    body: JSON.stringify(data),
  });
  expect(response.ok).toBe(true);
  const { doc } = (await response.json()) as { doc: { id: number } };
  return { doc, token: sessionToken(response) };
}

/** Uploads a picture, or the new file of one. */
async function upload(name: string, bytes: Uint8Array<ArrayBuffer>, id?: number) {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type: 'image/png' }));
  form.set('_payload', JSON.stringify({ alt: 'Một chấm' }));
  const answer = await fetch(`${site.url}/api/media${id ? `/${id}` : ''}`, {
    method: id ? 'PATCH' : 'POST',
    headers: { Authorization: `JWT ${token}` },
    body: form,
  });
  expect(answer.ok).toBe(true);
  return ((await answer.json()) as { doc: { id: number; url: string } }).doc;
}

/** The resized picture of an upload, and whether it comes from the cache (`HIT`) or was resized (`MISS`). */
async function resized(file: string) {
  const answer = await fetch(site.url + urlsOf(file)[1]);
  const bytes = Buffer.from(await answer.arrayBuffer()).toString('base64');
  return { status: answer.status, from: answer.headers.get('x-nextjs-cache'), bytes };
}

/** Forms that are sent while the database is down, with and without JavaScript. */
const scripted = newForm();
const unscripted = newForm();
let kept: { from: number; to: number };
const keptForms = () =>
  globSync('lead-spool/*.lead', { cwd: settings.DATA_DIR }).map((name) =>
    path.join(settings.DATA_DIR, name),
  );

const page = {
  title: 'Trang rút lại',
  layout: 'v5',
  navTheme: 'light',
  footerTheme: 'dark',
  sections: [{ blockType: 'callToAction', title: 'A', primary: { text: 'B', href: '/contact' } }],
};

describe('the last good pages on disk', () => {
  it('include only pages that are the same for everybody, unreadable for other accounts', async () => {
    for (const address of ['/search?q=cx', '/book-demo/thank-you', ...READ]) await read(address);
    await until(() => READ.every((address) => copyOf(address) !== undefined), 20);
    expect(copyOf('/search')).toBeUndefined();
    expect(copyOf('/book-demo/thank-you')).toBeUndefined();
    for (const file of files('pages/*')) expect(readFileSync(file, 'latin1')).not.toContain('?q=');
    for (const file of files('pages/*')) expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const folder of files('pages')) expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('include the names of the pictures that visitors may read', async () => {
    ({ token } = await save('/api/users/login', 'POST', ADMIN));
    shown = (await upload('Một chấm.png', PIXEL)).url;
    const { id, url } = await upload('thrown-away.png', PIXEL);
    trashed = url;
    await save(`/api/media/${id}`, 'PATCH', { deletedAt: new Date().toISOString() });
    for (const address of urlsOf(shown)) expect((await read(address)).status).toBe(200);
    for (const address of urlsOf(trashed)) expect((await read(address)).status).toBe(403);
  });

  it('include resized pictures, each only until its picture changes or goes to the trash', async () => {
    const [before, after] = [512, 192].map((size) => readFileSync(`public/icon-${size}.png`));
    const resizedFiles = () => files('resized/*').length;
    const { id, url } = await upload('counter.png', before!);
    const first = await resized(url);
    expect(first).toMatchObject({ status: 200, from: 'MISS' });
    await until(async () => (await resized(url)).from === 'HIT', 10);
    expect(await resized(url)).toEqual({ ...first, from: 'HIT' });
    const kept = resizedFiles();

    // The new file gets another name, so a later upload can have the name of the first one.
    expect((await upload('counter.png', after!, id)).url).not.toBe(url);
    expect((await resized(url)).status).not.toBe(200);
    expect(resizedFiles()).toBe(kept - 1);
    const again = await upload('counter.png', after!);
    expect(again.url).toBe(url);
    const second = await resized(url);
    expect(second).toMatchObject({ status: 200, from: 'MISS' });
    expect(second.bytes).not.toBe(first.bytes);
    await until(async () => (await resized(url)).from === 'HIT', 10);

    await save(`/api/media/${again.id}`, 'PATCH', { deletedAt: new Date().toISOString() });
    expect((await resized(url)).status).toBe(403);
    expect(resizedFiles()).toBe(kept - 1);
  });

  it('lose an unpublished page before its save is answered', async () => {
    const published = { ...page, path: PATH, _status: 'published' };
    const { id } = (await save('/api/pages?locale=vi', 'POST', published)).doc;
    expect((await read(PATH)).status).toBe(200);
    await until(() => copyOf(PATH) !== undefined, 20);
    await save(`/api/pages/${id}?locale=vi`, 'PATCH', { _status: 'draft' });
    expect(copyOf(PATH)).toBeUndefined();
    expect((await read(PATH)).status).toBe(404);
  });
});

describe('a site that is restarted while its database is down', () => {
  beforeAll(async () => {
    await database.stop();
    await stop();
    site = await start(settings).ready();
  });

  it.each(READ)('shows %s as it was, at once', async (address) => {
    const { status, firstByte, from, text } = await read(address);
    expect([status, from]).toEqual([200, 'pages; hit; detail=last-good']);
    expect(text).toContain('</footer>');
    // The page comes from the disk, so it must not wait for a connection to the database.
    expect(firstByte).toBeLessThan(5000);
  });

  it('does not show a page that was unpublished', async () => {
    expect((await read(PATH)).status).toBe(404);
  });

  it('shows the pictures of pages, but none that visitors could not read, and lets nobody cache that', async () => {
    for (const address of urlsOf(shown)) {
      const { status, headers } = await fetch(site.url + address);
      expect([address, status]).toEqual([address, 200]);
      expect(headers.get('content-type')).toMatch(/^image\//);
      expect(headers.get('x-nextjs-cache')).toBe(address === shown ? null : 'HIT');
    }
    for (const address of [trashed, '/api/media/file/no-such-picture.png'].flatMap(urlsOf)) {
      const { status, headers } = await fetch(site.url + address);
      const [retry, cached] = ['retry-after', 'cache-control'].map((name) => headers.get(name));
      expect([address, status, retry, cached]).toEqual([address, 503, '15', 'no-store']);
    }
  });

  it('reports that it is not ready, and why', async () => {
    expect(await readiness()).toEqual({
      status: 503,
      body: {
        status: 'not-ready',
        checks: { database: 'failing', migrations: 'failing', queue: 'failing' },
      },
    });
  });

  it('spools a form on the disk, and says so: with and without JavaScript, in the language of the page', async () => {
    const before = Date.now();
    for (const form of [scripted, scripted]) {
      expect(await post(site.url, form)).toEqual({
        status: 202,
        body: { code: 'kept', message: english.kept.text },
      });
    }
    const { key: _, ...plain } = unscripted;
    const answer = await fetch(`${site.url}/api/forms/book-demo`, {
      method: 'POST',
      body: new URLSearchParams({ ...plain, locale: 'vi' }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(202);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await answer.text();
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain(`<h1>${vietnamese.kept.title}</h1>`);
    expect(html).toContain(vietnamese.kept.text);
    for (const file of keptForms()) {
      expect(readFileSync(file, 'latin1')).not.toContain('tamvia.vn');
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(keptForms()).toHaveLength(3);
    kept = { from: before, to: Date.now() };
    const { body } = await readiness();
    expect(body).toMatchObject({ status: 'not-ready', keptForms: { waiting: 3, aside: [] } });
  });

  it('does not promise a ticket, and says which fields are invalid', async () => {
    const send = (kind: string, form: Record<string, string>) =>
      fetch(`${site.url}/api/forms/${kind}`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams(form),
      });
    const ticket = await send('get-ticket', {
      ...newForm(),
      event: 'guardrails-workshop-two-cities',
    });
    expect([ticket.status, await ticket.json()]).toEqual([
      503,
      { code: 'unavailable', message: english.notice.unavailable },
    ]);
    const wrong = await send('book-demo', { ...newForm(), email: 'nobody' });
    expect([wrong.status, await wrong.json()]).toMatchObject([422, { code: 'invalid' }]);
    expect(keptForms()).toHaveLength(3);
  });

  it.each([
    ['vi', '', /cơ sở dữ liệu/i],
    ['en', 'payload-lng=en', /database/],
  ])(
    'explains at /admin what is wrong, in the language of the user (%s)',
    async (lang, Cookie, words) => {
      for (const address of ['/admin', '/admin/login', '/admin/collections/leads']) {
        const response = await fetch(site.url + address, {
          headers: { Accept: 'text/html', Cookie },
        });
        expect(response.status).toBe(503);
        const html = await response.text();
        expect(html).toContain(`<html lang="${lang}">`);
        expect(html).toMatch(words);
      }
    },
  );

  it('recovers by itself once the database is back', async () => {
    const form = newForm();
    database = await giveDatabase();
    await until(async () => (await readiness()).status === 200, 20);
    expect(await post(site.url, form)).toMatchObject({ status: 200 });
    expect(await storedUnder(database.url, { key: form.key })).toMatchObject({ leads: 1 });
    await until(() => keptForms().length === 0, 20);
    for (const { email } of [scripted, unscripted]) {
      const found = await rowsOf<{
        at: Date;
        due: Date;
        agreed: Date;
        locale: string;
        text: string;
      }>(
        database.url,
        `SELECT l.created_at AS at, l.clock_started_at AS due, c.created_at AS agreed, c.locale, c.text
         FROM leads l JOIN consents c ON c.lead_id = l.id WHERE l.email = $1 ORDER BY c.id`,
        [email],
      );
      const texts = email === scripted.email ? english.consent : vietnamese.consent;
      const said = [texts.agree, texts.marketing].map((text) =>
        text.replace('{{brand}}', brand.name),
      );
      expect(found.map(({ text }) => text)).toEqual(said);
      for (const { at, due, agreed } of found) {
        expect(at.getTime()).toBeGreaterThanOrEqual(kept.from);
        expect(at.getTime()).toBeLessThanOrEqual(kept.to);
        expect([due, agreed]).toEqual([at, at]);
      }
    }
    expect((await readiness()).body).not.toHaveProperty('keptForms');
    await until(async () => !(await read('/en/pricing')).from?.includes('last-good'), 10);
    expect((await read(PATH)).status).toBe(404);
  });
});

it('an hour after the last contact with the database, a start without it is refused', async () => {
  await database.stop();
  await stop();
  for (const file of files('reached')) {
    const said = JSON.parse(readFileSync(file, 'utf8')) as { at: string };
    said.at = new Date(Date.now() - 3_601_000).toISOString();
    writeFileSync(file, JSON.stringify(said));
  }
  const { code, said } = await start(settings).refusal();
  expect(code).toBe(1);
  expect(said).toMatch(/does not answer \(ECONNREFUSED\); check DATABASE_URL\.$/);
});

it('foundation: a part that dies is started again (the bundled database that could not be started with the site)', async () => {
  settings = await seededSettings('outage-bundled');
  site = await start(settings).ready();
  const pictures = new Set<string>();
  for (const address of READ) {
    const { status, text } = await read(address);
    expect(status).toBe(200);
    for (const [, url] of text.matchAll(
      /src="(\/_next\/image\?url=%2Fapi%2Fmedia%2Ffile%2F[^"]+)"/g,
    )) {
      pictures.add(url!.replaceAll('&amp;', '&'));
    }
  }
  expect(pictures.size).toBeGreaterThan(0);
  await until(() => READ.every((address) => copyOf(address) !== undefined), 20);
  const configuration = path.join(site.database().cluster, 'postgresql.conf');
  const sound = readFileSync(configuration);
  await stop();
  appendFileSync(configuration, '\nno setting of Postgres (\n');
  site = await start(settings).ready();
  expect(site.printed()).toContain('✓ Database: away, so readers get the last good pages');
  for (const address of READ) {
    const { status, from } = await read(address);
    expect([status, from]).toEqual([200, 'pages; hit; detail=last-good']);
  }
  for (const address of pictures) {
    expect([address, (await read(address)).status]).toEqual([address, 200]);
  }
  expect((await readiness()).status).toBe(503);
  writeFileSync(configuration, sound);
  await until(async () => (await readiness()).status === 200, 40);
  expect(await post(site.url, newForm())).toMatchObject({ status: 200 });
  await stop();
});
