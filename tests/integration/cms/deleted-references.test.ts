import { beforeAll, describe, expect, it } from 'vitest';
import type { Payload } from 'payload';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type * as Route from '@/app/(payload)/api/[...slug]/route';
import { stateOf } from '@/lib/rich-text/lexical-state';
import { tokenOf } from '../../support/accounts-with-second-factor';
import { PASSWORD, trashSite } from '../../support/cms-for-trash-tests';
import { untilWaiting } from '../../support/wait-for-locks';

/** An id that no document has. */
const GONE = 2_000_000_000;

let payload: Payload;
let route: Pick<typeof Route, 'PATCH' | 'POST'>;
let token: string;
const { upload } = trashSite((site) => {
  ({ payload } = site);
});

beforeAll(async () => {
  route = await import('@/app/(payload)/api/[...slug]/route');
  token = await tokenOf({ email: 'editor@example.com', password: PASSWORD });
});

async function ask(
  method: keyof typeof route,
  address: string,
  body?: object,
  headers: Record<string, string> = { 'Accept-Language': 'vi' },
) {
  const url = new URL(address, 'http://localhost:3000');
  const request = new Request(url, {
    method,
    headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const params = Promise.resolve({ slug: url.pathname.split('/').slice(2) });
  const answer = await route[method](request, { params });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const article = (slug: string, more: object = {}) =>
  payload.create({
    collection: 'blogs',
    locale: 'vi',
    data: { slug, title: 'Bài', _status: 'published', ...more },
  });

/** The answer that names a field, as the form of the CMS reads it. */
const naming = (path: string, words: RegExp) => ({
  errors: [{ data: { errors: [{ path, message: expect.stringMatching(words) as string }] } }],
});

/** Runs a statement in a transaction, and commits it once another statement waits for its locks. */
async function whileDeleting(statement: string, id: number, act: () => ReturnType<typeof ask>) {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement, [id]);
    const answer = act();
    await untilWaiting(pool, 1);
    await client.query('COMMIT');
    return await answer;
  } finally {
    client.release();
  }
}

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (references to documents that there are not)', () => {
  it.each<[string, object, string, RegExp]>([
    [
      '/api/blogs/:id?draft=true',
      { cover: { file: GONE } },
      'cover.file',
      /Hình ảnh, số 2000000000/,
    ],
    ['/api/blogs/:id', { category: GONE }, 'category', /không còn nữa/],
    [
      '/api/globals/settings?locale=vi',
      { supporters: [{ name: 'A' }, { name: 'B', logo: { file: GONE } }] },
      'supporters.1.logo.file',
      /để trống ô này/,
    ],
  ])('a save at %s names the field: %j', async (address, data, path, words) => {
    const isGlobal = address.startsWith('/api/globals');
    const id = isGlobal ? 0 : (await article(`ten-o-${path.replaceAll('.', '-')}`)).id;
    const answer = await ask(isGlobal ? 'POST' : 'PATCH', address.replace(':id', String(id)), data);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(naming(path, words));
  });

  it('says so in the language of the admin', async () => {
    const made = { slug: 'english', title: 'x', category: GONE };
    const answer = await ask('POST', '/api/blogs?draft=true', made, { 'Accept-Language': 'en' });
    expect(answer.body).toMatchObject(naming('category', /^The chosen item \(Category, no\./));
  });

  it('a change of many at once changes none, and names the field', async () => {
    const ids = [(await article('nhieu-mot')).id, (await article('nhieu-hai')).id];
    const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
    const data = { title: 'Đổi', category: GONE };
    const answer = await ask('PATCH', `/api/blogs?locale=vi&${where}`, data);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(naming('category', /không còn nữa/));
    const { docs } = await payload.find({ collection: 'blogs', where: { id: { in: ids } } });
    expect(docs.map(({ title }) => title)).toEqual(['Bài', 'Bài']);
  });

  it('restoring a version whose picture is deleted at the same moment names its field; then it can be restored', async () => {
    const { id: file } = await upload('phien-ban-cu');
    const { id } = await article('khoi-phuc', { cover: { file } });
    await payload.update({
      collection: 'blogs',
      id,
      locale: 'vi',
      data: { title: 'Bài sau', cover: { file: null }, _status: 'published' },
    });
    const { docs } = await payload.findVersions({
      collection: 'blogs',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    });
    const restore = () => ask('POST', `/api/blogs/versions/${docs[0]?.id}?locale=vi`);
    const refused = await whileDeleting('DELETE FROM media WHERE id = $1', file, restore);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'cover.file', message: expect.stringContaining('không còn nữa') as string },
        ],
      },
    });
    expect((await restore()).status).toBe(200);
    const restored = await payload.findByID({ collection: 'blogs', id, locale: 'vi', draft: true });
    expect([restored.title, restored.cover?.file ?? null]).toEqual(['Bài', null]);
  });

  it('a restored version keeps a deleted picture of its text, until publishing it names the place', async () => {
    const { id: picture } = await upload('trong-bai');
    const content = stateOf([
      { type: 'upload', relationTo: 'media', value: picture, fields: null },
    ]);
    const { id } = await article('hinh-trong-bai', { content });
    const { docs } = await payload.findVersions({
      collection: 'blogs',
      where: { parent: { equals: id } },
    });
    const { pool } = payload.db as unknown as PostgresAdapter;
    await pool.query('DELETE FROM media WHERE id = $1', [picture]);
    const restored = await ask('POST', `/api/blogs/versions/${docs[0]?.id}?locale=vi`);
    expect(restored.status).toBe(200);
    const publish = { _status: 'published' };
    const { status, body } = await ask('PATCH', `/api/blogs/${id}?locale=vi`, publish);
    expect(status).toBe(400);
    expect(body).toMatchObject(naming('content.0', new RegExp(`số ${picture}\\) đã bị xoá`)));
  });

  it('a document that is deleted while it is saved is not found', async () => {
    const { id } = await article('bi-xoa');
    const save = () => ask('PATCH', `/api/blogs/${id}?draft=true&locale=vi`, { title: 'Sau' });
    const answer = await whileDeleting('DELETE FROM blogs WHERE id = $1', id, save);
    expect(answer.status).toBe(404);
  });

  const long = `/${Array.from({ length: 400 }, () => crypto.randomUUID()).join('-')}`;
  it.each<[keyof typeof route, string, object, RegExp]>([
    ['PATCH', '/api/blogs/:id', { createdAt: null }, /bắt buộc còn trống/],
    ['PATCH', '/api/blogs/:id?draft=true', { picture: 'no-such-picture' }, /không đúng dạng/],
    ['PATCH', '/api/blogs/:id', { category: 99_999_999_999 }, /không đúng dạng/],
    ['POST', '/api/pages?draft=true', { path: long, title: 'x' }, /Hãy rút ngắn/],
  ])('a value that the database can not hold is refused: %s %s %#', async (...asked) => {
    const [method, address, data, words] = asked;
    const { id } = await article(`gia-tri-${crypto.randomUUID()}`);
    const { status, body } = await ask(method, address.replace(':id', String(id)), data);
    expect(status).toBe(400);
    expect(body).toEqual({ errors: [{ message: expect.stringMatching(words) as string }] });
  });
});
