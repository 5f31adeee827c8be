import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Route from '@/app/(payload)/api/[...slug]/route';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { tokenOf } from '../../support/accounts-with-second-factor';

const account = { email: 'admin@tamvia.example', password: 'a-password-of-the-first' };
const look = { layout: 'v5', navTheme: 'light', footerTheme: 'dark' } as const;

let payload: Payload;
let database: pg.Pool;
let route: Pick<typeof Route, 'PATCH'>;
let token: string;

beforeAll(async () => {
  ({ payload, database } = await startCms({}));
  route = await import('@/app/(payload)/api/[...slug]/route');
  await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
  token = await tokenOf(account);
});

afterAll(() => stopCms(payload, database));

async function patch(address: string, body: BodyInit, headers: Record<string, string> = {}) {
  const url = new URL(address, 'http://localhost:3000');
  const slug = url.pathname.split('/').slice(2);
  const request = new Request(url, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${token}`, 'Accept-Language': 'en', ...headers },
    body,
  });
  const answer = await route.PATCH(request, { params: Promise.resolve({ slug }) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const byProgram = (address: string, data: object, headers: Record<string, string> = {}) =>
  patch(address, JSON.stringify(data), { 'Content-Type': 'application/json', ...headers });

/** A save as the admin's form sends it. */
function byForm(address: string, data: object) {
  const form = new FormData();
  form.set('_payload', JSON.stringify(data));
  return patch(address, form);
}

const category = async (slug: string, more: object = {}) =>
  payload.create({
    collection: 'categories',
    locale: 'vi',
    data: { slug, name: 'Cũ', _status: 'published', ...more },
  });
const blog = (slug: string) =>
  payload.create({ collection: 'blogs', locale: 'vi', draft: true, data: { slug, title: 'Cũ' } });

const refusal = (path: string, message: RegExp) => ({
  status: 400,
  body: {
    errors: [{ data: { errors: [{ path, message: expect.stringMatching(message) as string }] } }],
  },
});

describe('a value that is fixed once it has one is not changed by a save', () => {
  it.each([
    ['moved', /“Change address”.* POST \/api\/blogs\/\d+\/move/],
    ['', /“Change address”.* POST \/api\/blogs\/\d+\/move/],
    [null, /“Change address”.* POST \/api\/blogs\/\d+\/move/],
    [7, /^This has to be text\.$/],
    [['x'], /^This has to be text\.$/],
  ])(
    'a program that saves the slug %j is told how an address is moved, or that it is no text',
    async (slug, message) => {
      const { id } = await blog(`fixed-${typeof slug}-${String(slug).length}`);
      const answer = await byProgram(`/api/blogs/${id}?locale=vi`, { slug, title: 'Mới' });
      expect(answer).toMatchObject(refusal('slug', message));
      const stays = await payload.findByID({ collection: 'blogs', id, locale: 'vi', draft: true });
      expect(stays.title).toBe('Cũ');
    },
  );

  it('a live entry too, in Vietnamese, and so is each of several entries that are saved at once', async () => {
    const { id, slug } = await category('live-one');
    const vietnamese = { 'Accept-Language': 'vi' };
    expect(await byProgram(`/api/categories/${id}`, { slug: 'other' }, vietnamese)).toMatchObject(
      refusal('slug', /^Giá trị này cố định sau khi tạo\.$/),
    );
    const many = await byProgram(`/api/categories?where[id][equals]=${id}`, { slug: 'other' });
    expect(many).toMatchObject({ status: 400, body: { errors: [{ id }], docs: [] } });
    const kept = await payload.findByID({ collection: 'categories', id });
    expect(kept.slug).toBe(slug);
  });

  it('the path of a page and the list of a card are refused as a slug is', async () => {
    const page = await payload.create({
      collection: 'pages',
      locale: 'vi',
      draft: true,
      data: { ...look, path: '/fixed', title: 'Cũ' },
    });
    expect(await byProgram(`/api/pages/${page.id}`, { path: '/other' })).toMatchObject(
      refusal('path', new RegExp(`POST /api/pages/${page.id}/move`)),
    );
    const card = await payload.create({
      collection: 'cards',
      locale: 'vi',
      data: { kind: 'solutions', title: 'Thẻ' } as never,
    });
    expect(await byProgram(`/api/cards/${card.id}`, { kind: 'industries' })).toMatchObject(
      refusal('kind', /^This is fixed once the entry is made\.$/),
    );
  });

  it('a save with the present value, or without one, is a save', async () => {
    const { id, slug } = await blog('present');
    const address = `/api/blogs/${id}?locale=vi&draft=true`;
    expect((await byProgram(address, { slug, title: 'Mới' })).status).toBe(200);
    expect((await byProgram(address, { title: 'Mới nữa' })).status).toBe(200);
    expect((await byForm(address, { slug, title: 'Mới hơn' })).status).toBe(200);
  });

  it('a form that was opened before a colleague moved the address is saved, and the address stays', async () => {
    const { id } = await blog('before-move');
    const { moveDocument } = await import('@/cms/redirects/move-page-url');
    const { createLocalReq } = await import('payload');
    const req = await createLocalReq({ locale: 'vi' }, payload);
    await moveDocument(req, { collection: 'blogs', id, value: 'after-move' });
    const sent = { slug: 'before-move', title: 'Mới' };
    const { status } = await byForm(`/api/blogs/${id}?locale=vi&draft=true`, sent);
    expect(status).toBe(200);
    const saved = await payload.findByID({ collection: 'blogs', id, locale: 'vi', draft: true });
    expect(saved).toMatchObject({ slug: 'after-move', title: 'Mới' });
  });

  it('an entry without an address gets one by a save', async () => {
    const { id } = await payload.create({
      collection: 'blogs',
      locale: 'vi',
      draft: true,
      data: { title: 'Chưa có địa chỉ' },
    });
    const address = `/api/blogs/${id}?locale=vi&draft=true`;
    expect(await byProgram(address, { slug: 'first-name' })).toMatchObject({
      status: 200,
      body: { doc: { slug: 'first-name' } },
    });
  });
});
