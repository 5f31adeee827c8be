import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PIXEL } from '../../support/one-pixel-png';
import { freshDatabase } from '../../support/test-database';
import { tagsNamedBy } from '../../support/announced-cache-tags';

type Copy = Record<string, unknown>;

const home = process.cwd();
let payload: Payload;
let folder: string;

async function write(file: string, copy: unknown): Promise<void> {
  const whole = path.join(folder, 'content', file);
  await mkdir(path.dirname(whole), { recursive: true });
  await writeFile(whole, Buffer.isBuffer(copy) ? copy : JSON.stringify(copy));
}

async function writeBoth(name: string, vi: Copy, en: Copy): Promise<void> {
  await write(`vi/${name}.json`, vi);
  await write(`en/${name}.json`, en);
}

async function seed(): Promise<number> {
  const { seedEntries } = await import('@/cms/seed/seed-entries');
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('no transaction');
  try {
    return await seedEntries(payload, { transactionID });
  } finally {
    await payload.db.commitTransaction(transactionID);
  }
}

beforeAll(async () => {
  await freshDatabase();
  process.env.DATA_DIR = path.resolve('.cache/test/seed-media');
  const { cms } = await import('@/content/register-cms-instance');
  payload = await cms();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'seed-'));
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

afterAll(() => payload.destroy());

describe('the seed of lists', () => {
  it('publishes each file in both languages, with its category, picture, sections and dates', async () => {
    await write('media/cover.png', PIXEL);
    await write('vi/media.json', { 'cover.png': 'Bìa' });
    await write('en/media.json', { 'cover.png': 'Cover' });
    await writeBoth('categories/service', { name: 'Phục vụ' }, { name: 'Service' });
    const shared = {
      category: 'service',
      cover: { file: 'cover.png' },
      publishedAt: '2026-03-10T09:00:00+07:00',
    };
    const body = (text: string) => [
      { blockType: 'heading', text, level: '2' },
      { blockType: 'text', text },
    ];
    await writeBoth(
      'blogs/first-call',
      { ...shared, title: 'Cuộc gọi đầu', body: body('Gọi') },
      { ...shared, title: 'The first call', body: body('Call') },
    );
    expect(await seed()).toBe(2);
    for (const [locale, title, name, text] of [
      ['vi', 'Cuộc gọi đầu', 'Phục vụ', 'Gọi'],
      ['en', 'The first call', 'Service', 'Call'],
    ] as const) {
      const { docs } = await payload.find({
        collection: 'blogs',
        where: { and: [{ slug: { equals: 'first-call' } }, { _status: { equals: 'published' } }] },
        locale,
        fallbackLocale: false,
      });
      expect(docs).toHaveLength(1);
      expect(docs[0]).toMatchObject({
        title,
        category: { name },
        cover: { file: { alt: locale === 'vi' ? 'Bìa' : 'Cover' } },
        publishedAt: '2026-03-10T02:00:00.000Z',
        body: [
          { blockType: 'heading', text, level: '2' },
          { blockType: 'text', text },
        ],
      });
    }
  });

  it('notifies processes that already serve the database', async () => {
    await writeBoth('blogs/told', { title: 'Báo' }, { title: 'Told' });
    const { tags } = await tagsNamedBy(seed);
    expect(tags).toEqual(expect.arrayContaining(['list:blogs:vi', 'entry:blogs:told:en']));
  });

  it('treats a missing folder as empty', async () => {
    expect(await seed()).toBe(0);
  });

  const refusals: [string, () => Promise<void>, RegExp][] = [
    [
      'a file that only one language has',
      () => write('vi/blogs/alone.json', { title: 'Một mình' }),
      /content\/\*\/blogs: only one language has alone\.json/,
    ],
    [
      'a category that nobody wrote',
      () => writeBoth('blogs/a', { title: 'A', category: 'none' }, { title: 'A' }),
      /content\/vi\/blogs\/a\.json: there is no categories "none"/,
    ],
    [
      'a field that the list does not have',
      () => writeBoth('blogs/b', { title: 'B' }, { title: 'B', subtitle: 'C' }),
      /content\/en\/blogs\/b\.json: there is no field "subtitle"/,
    ],
    [
      'a field that a part does not have',
      () => writeBoth('blogs/c', { title: 'C', body: [{ blockType: 'text', words: 'x' }] }, {}),
      /content\/vi\/blogs\/c\.json: there is no field "words"/,
    ],
    [
      'a part of an unknown kind',
      () => writeBoth('blogs/d', { title: 'D', body: [{ blockType: 'video' }] }, {}),
      /content\/vi\/blogs\/d\.json: body has no kind "video"/,
    ],
    [
      'a picture without alternative text',
      async () => {
        await write('vi/media.json', {});
        await write('en/media.json', {});
        await writeBoth('blogs/e', { title: 'E', cover: { file: 'x.png' } }, {});
      },
      /content\/vi\/blogs\/e\.json: content\/\{vi,en\}\/media\.json say nothing of "x\.png"/,
    ],
    [
      'a value that the CMS refuses',
      () => writeBoth('blogs/f', { title: 'F', publishedAt: '2026-03-10' }, { title: 'F' }),
      /content\/vi\/blogs\/f\.json: .+/,
    ],
  ];
  it.each(refusals)('names the file of %s', async (_what, prepare, message) => {
    await prepare();
    await expect(seed()).rejects.toThrow(message);
  });
});
