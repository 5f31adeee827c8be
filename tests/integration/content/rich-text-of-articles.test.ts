import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as columns from '@/cms/migrations/20261126_180600_rich_text';
import * as filling from '@/cms/migrations/20261126_183000_rich_text_filled';
import * as keeping from '@/cms/migrations/20261126_183100_rich_text_kept';
import { withRenderContext } from '@/content/page-render-context';
import { fromParts } from '@/lib/rich-text/rich-text-from-parts';
import { type RichNode, stateOf } from '@/lib/rich-text/lexical-state';
import { toParts } from '@/lib/rich-text/rich-text-to-plain-parts';
import { listOf } from '../../support/send-contract-queries';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { entryData } from '../../support/sample-entries-of-contract-lists';

let payload: Payload;
let database: pg.Pool;

beforeAll(async () => {
  ({ payload, database } = await startCms({ DATA_DIR: '.cache/test/rich-text-data' }));
});

afterAll(() => stopCms(payload, database));

const word = (text: string, format = 0): RichNode => ({ type: 'text', text, format, version: 1 });
const paragraph = (...children: RichNode[]): RichNode => ({
  type: 'paragraph',
  version: 1,
  children,
});
const linkTo = (id: number, text: string): RichNode => ({
  type: 'link',
  version: 3,
  id: 'a1b2',
  fields: { linkType: 'internal', doc: { relationTo: 'blogs', value: id } },
  children: [word(text)],
});

async function write(slug: string, content: unknown, locale: 'vi' | 'en' = 'vi') {
  const data = { ...entryData(payload, 'blogs', `Bài ${slug}`), slug, content };
  return (await payload.create({ collection: 'blogs', locale, data: data as never })).id;
}

/** The page of an article as readers get it, and the tags that refresh it. */
async function pageOf(slug: string, locale: 'vi' | 'en' = 'vi') {
  const { getBlog } = await import('@/content/entries/read-blog-articles');
  const { page, tags } = await withRenderContext(600, () =>
    getBlog({ locale, slug, draft: false }),
  );
  return { body: page?.body, minutes: page?.article.readingMinutes, tags: [...tags] };
}

describe('the text of an article', () => {
  it('is shown with its looks, and other programs get its words', async () => {
    await write(
      'chu-dam',
      stateOf([
        paragraph(word('Một từ '), word('đậm', 1 | 8)),
        paragraph(word('Dòng sau')),
        paragraph(),
      ]),
    );
    const { body } = await pageOf('chu-dam');
    expect(body).toEqual([
      { kind: 'text', paragraphs: [['Một từ ', { text: 'đậm', bold: true }]] },
      { kind: 'text', paragraphs: [['Dòng sau']] },
    ]);
    const { data } = await listOf(
      '{ blogs(filters: { slug: { eq: "chu-dam" } }, locale: "vi") { data { id attributes { body { kind text } } } } }',
      'blogs',
    );
    expect(data).toMatchObject([
      { attributes: { body: [{ kind: 'text', text: 'Một từ đậm\nDòng sau' }] } },
    ]);
  });

  it('shows a drawn screen; other programs get its caption, and one that sends it back changes nothing', async () => {
    const screen = {
      blockType: 'screen',
      place: 'Cài đặt > Kênh',
      lines: '(1) [*Kết nối]',
      alt: 'Nút Kết nối trên màn hình Kênh',
      caption: 'Chỗ của bước 1',
    };
    const data = { ...entryData(payload, 'blogs', 'Màn hình'), slug: 'man-hinh', body: [screen] };
    const { id } = await payload.create({ collection: 'blogs', locale: 'vi', data: data as never });
    const kinds = async () => (await pageOf('man-hinh')).body?.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['screen']);
    const { body } = await payload.findByID({ collection: 'blogs', id, locale: 'vi' });
    expect(body).toEqual([{ blockType: 'text', text: 'Chỗ của bước 1' }]);
    await payload.update({ collection: 'blogs', id, locale: 'vi', data: { body } });
    expect(await kinds()).toEqual(['screen']);
  });

  it('leads to the present address of a document, while that is live', async () => {
    const target = await write('dich', null);
    await write('nguon', stateOf([paragraph(word('Đọc '), linkTo(target, 'bài kia'))]));
    const shown = async () => (await pageOf('nguon')).body;
    const leading = (href: string) => [
      { kind: 'text', paragraphs: [['Đọc ', { text: 'bài kia', href }]] },
    ];
    expect(await shown()).toEqual(leading('/blog/dich'));
    const { tags } = await pageOf('nguon');
    expect(tags).toContain('entry:blogs:dich:vi');

    const { moveDocument } = await import('@/cms/redirects/move-page-url');
    const { createLocalReq } = await import('payload');
    const request = (): Promise<PayloadRequest> => createLocalReq({ locale: 'vi' }, payload);
    await moveDocument(await request(), { collection: 'blogs', id: target, value: 'dich-moi' });
    const { allRefreshed, refreshThisProcess } =
      await import('@/content/refresh-caches-of-process');
    refreshThisProcess(['entry:blogs:dich:vi', 'entry:blogs:nguon:vi']);
    await allRefreshed();
    expect(await shown()).toEqual(leading('/blog/dich-moi'));

    await payload.update({
      collection: 'blogs',
      id: target,
      locale: 'vi',
      data: { _status: 'draft' } as never,
    });
    refreshThisProcess(['entry:blogs:dich-moi:vi']);
    await allRefreshed();
    expect(await shown()).toEqual([{ kind: 'text', paragraphs: [['Đọc ', 'bài kia']] }]);
  });

  it('is refused where it is no text, with a sentence', async () => {
    for (const content of ['chữ', 5, {}, { root: { children: 'x' } }]) {
      await expect(write('khong-phai', content)).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('soạn thảo') as unknown,
      });
    }
  });

  it('is written anew by a program that gives its plain parts, in each language', async () => {
    const part = (text: string) => ({ blockType: 'text', text });
    const data = { ...entryData(payload, 'blogs', 'Phần chữ'), slug: 'phan-chu' };
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      data: { ...data, body: [part('Một')] } as never,
    });
    const update = async (locale: 'vi' | 'en', more: object) =>
      payload.update({ collection: 'blogs', id, locale, data: more });
    const words = async (locale: 'vi' | 'en') => {
      const { content, body } = await payload.findByID({ collection: 'blogs', id, locale });
      expect(body).toEqual(toParts(content));
      return body;
    };
    await update('en', { title: 'Parts', body: [part('One')] });
    expect([await words('vi'), await words('en')]).toEqual([[part('Một')], [part('One')]]);
    await update('vi', { body: [part('Hai'), { blockType: 'heading', text: 'Ba', level: '2' }] });
    expect(await words('vi')).toMatchObject([{ text: 'Hai' }, { text: 'Ba' }]);
    expect(await words('en')).toEqual([part('One')]);

    const bold = stateOf([paragraph(word('đậm', 1))]);
    await update('vi', { content: bold, body: [part('bỏ qua')] });
    expect(await words('vi')).toEqual([part('đậm')]);
    await update('vi', { title: 'Tên mới', body: [part('đậm')] });
    const { body } = await pageOf('phan-chu');
    expect(body).toEqual([{ kind: 'text', paragraphs: [[{ text: 'đậm', bold: true }]] }]);

    for (const wrong of ['chữ', {}, ['chữ'], [{ blockType: 'code', text: 'x' }]]) {
      await expect(update('vi', { body: wrong })).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('blockType') as unknown,
      });
    }
    expect(await words('vi')).toEqual([part('đậm')]);
  });

  it('that the version before has saved is read as that version wrote it', async () => {
    const id = await write('ban-cu', fromParts([{ blockType: 'text', text: 'Mới' }]));
    const parts = [{ blockType: 'text', text: 'Bản cũ\nlưu', id: 'x' }];
    await payload.db.drizzle.execute(
      sql`UPDATE blogs_locales SET content = NULL, body = ${JSON.stringify(parts)}::jsonb WHERE _parent_id = ${id}`,
    );
    const found = await payload.findByID({ collection: 'blogs', id, locale: 'vi' });
    const read = [{ blockType: 'text', text: 'Bản cũ\nlưu' }];
    expect(toParts(found.content)).toEqual(read);
    const update = { title: 'Only English', body: [{ blockType: 'text', text: 'New' }] };
    await payload.update({ collection: 'blogs', id, locale: 'en', data: update });
    await payload.db.drizzle.execute(
      sql`UPDATE blogs_locales SET content = NULL WHERE _parent_id = ${id} AND _locale = 'vi'`,
    );
    const all = await payload.findByID({ collection: 'blogs', id, locale: 'all' });
    const { vi, en } = all.content as unknown as Record<string, unknown>;
    expect([toParts(vi), toParts(en)]).toEqual([read, update.body]);
  });
});

describe('what the version before saves while instances change version', () => {
  const said = (text: string) => JSON.stringify([{ blockType: 'text', text, id: 'x', old: null }]);
  const bold = (text: string) => stateOf([paragraph(word(text, 1))]);
  const boldIn = (content: unknown) => JSON.stringify(content).includes('"format":1');

  /**
   * Deletes the rows of an article, and adds the Vietnamese one again without the rich text, as the release before
   * the text editor saves it. Returns the rich text that is stored then.
   */
  async function saveAsBefore(table: string, parent: number, body: string) {
    const prefix = table.startsWith('_') ? 'version_' : '';
    const client = await database.connect();
    try {
      await client.query('BEGIN');
      await client.query(
        `CREATE TEMP TABLE saved ON COMMIT DROP AS SELECT * FROM ${table} WHERE _parent_id = ${parent} AND _locale = 'vi'`,
      );
      await client.query(`UPDATE saved SET ${prefix}content = NULL, ${prefix}body = $1`, [body]);
      await client.query(`DELETE FROM ${table} WHERE _parent_id = $1`, [parent]);
      const { rows } = await client.query<Record<string, unknown>>(
        `INSERT INTO ${table} SELECT * FROM saved RETURNING ${prefix}content AS content`,
      );
      await client.query('COMMIT');
      return rows[0]!.content;
    } finally {
      client.release();
    }
  }

  const newestVersion = async (id: number) => {
    const { rows } = await database.query<{ id: number }>(
      'SELECT id FROM _blogs_v WHERE parent_id = $1 ORDER BY id DESC LIMIT 1',
      [id],
    );
    return rows[0]!.id;
  };

  it('keeps its looks, where it says the same words', async () => {
    const id = await write('giu-dang', bold('Chữ đậm'));
    expect(boldIn(await saveAsBefore('blogs_locales', id, said('Chữ đậm')))).toBe(true);
    const version = await newestVersion(id);
    expect(boldIn(await saveAsBefore('_blogs_v_locales', version, said('Chữ đậm')))).toBe(true);
    const found = await payload.findByID({ collection: 'blogs', id, locale: 'vi' });
    expect(found.content).toMatchObject(bold('Chữ đậm'));
  });

  it('has the looks of the draft that it publishes', async () => {
    const id = await write('dang-nhap', bold('Đang đăng'));
    const save = async (content: unknown) =>
      payload.update({
        collection: 'blogs',
        id,
        locale: 'vi',
        draft: true,
        data: { content, _status: 'draft' } as never,
      });
    await save(bold('Bản nháp'));
    expect(boldIn(await saveAsBefore('blogs_locales', id, said('Bản nháp')))).toBe(true);
    await save(stateOf([paragraph(word('Bản nháp'))]));
    expect(boldIn(await saveAsBefore('blogs_locales', id, said('Bản nháp')))).toBe(false);
  });

  it('keeps the looks of a draft that is saved in its place, the only one to have them', async () => {
    const id = await write('tai-cho', bold('Trước'));
    await payload.update({
      collection: 'blogs',
      id,
      locale: 'vi',
      draft: true,
      data: { content: bold('Chỉ ở đây'), _status: 'draft' } as never,
    });
    const version = await newestVersion(id);
    expect(boldIn(await saveAsBefore('_blogs_v_locales', version, said('Chỉ ở đây')))).toBe(true);
  });

  it('is plain where its words are new', async () => {
    const id = await write('chu-moi', bold('Cũ'));
    expect(await saveAsBefore('blogs_locales', id, said('Mới'))).toBeNull();
    const found = await payload.findByID({ collection: 'blogs', id, locale: 'vi' });
    expect(toParts(found.content)).toEqual([{ blockType: 'text', text: 'Mới' }]);
  });
});

type Row = { id: number; body: { id?: string }[] | null; content: unknown };

const tables = [
  'event_pages',
  'customer_successes',
  'integrations',
  'comparisons',
  'news_and_press',
  'blogs',
  'faqs',
  'career_opportunities',
  'resources',
];

describe('the texts of earlier releases', () => {
  async function rows(withContent: boolean): Promise<Map<string, Row>> {
    const found = new Map<string, Row>();
    for (const name of tables) {
      for (const [table, prefix] of [
        [`${name}_locales`, ''],
        [`_${name}_v_locales`, 'version_'],
      ]) {
        const content = withContent ? `, ${prefix}content AS content` : '';
        const { rows: read } = await database.query<Row>(
          `SELECT id, ${prefix}body AS body ${content} FROM ${table}`,
        );
        for (const row of read) found.set(`${table} ${row.id}`, row);
      }
    }
    return found;
  }

  it('are all in the editor, in both languages and all versions, and nothing is lost', async () => {
    await database.query('TRUNCATE blogs CASCADE');
    await database.query('TRUNCATE _blogs_v CASCADE');
    const { seedEntries } = await import('@/cms/seed/seed-entries');
    const transactionID = (await payload.db.beginTransaction()) ?? '';
    await seedEntries(payload, { transactionID });
    await payload.db.commitTransaction(transactionID);
    // A draft beside what is published, and a version without any text.
    const { docs } = await payload.find({ collection: 'blogs', locale: 'en', limit: 2 });
    const draft = { collection: 'blogs' as const, locale: 'en' as const, draft: true };
    const kept = fromParts([{ blockType: 'text', text: 'Only a draft' }]);
    for (const [index, { id }] of docs.entries()) {
      const content = (index === 0 ? kept : null) as never;
      await payload.update({ ...draft, id, data: { content, _status: 'draft' } });
    }
    const args = { db: payload.db.drizzle, payload, req: {} as never };
    for (const { down } of [keeping, filling, columns]) {
      await (down as (given: typeof args) => Promise<void>)(args);
    }
    const before = await rows(false);
    for (const { up } of [columns, filling, keeping]) await up(args);
    const after = await rows(true);
    expect(after.size).toBe(before.size);
    expect(after.size).toBeGreaterThan(400);
    let texts = 0;
    for (const [key, { body, content }] of after) {
      const earlier = before.get(key)?.body ?? [];
      expect({ key, body }).toEqual({ key, body: before.get(key)?.body });
      expect({ key, parts: toParts(content).map(({ id: _, ...part }) => part) }).toEqual({
        key,
        parts: earlier.map(({ id: _, ...part }) => part),
      });
      if (earlier.length > 0) texts += 1;
    }
    expect(texts).toBeGreaterThan(300);
    const found = await payload.findByID({ ...draft, id: docs[0]!.id });
    expect(toParts(found.content)).toEqual([{ blockType: 'text', text: 'Only a draft' }]);
  });
});
