import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Route from '@/app/(payload)/api/[...slug]/route';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { PIXEL } from '../../support/one-pixel-png';
import { tokenOf } from '../../support/accounts-with-second-factor';

const account = { email: 'admin@tamvia.example', password: 'a-password-of-the-first' };
const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

let payload: Payload;
let database: pg.Pool;
let route: Pick<typeof Route, 'DELETE' | 'GET' | 'PATCH' | 'POST'>;
let token: string;

beforeAll(async () => {
  ({ payload, database } = await startCms({}));
  route = await import('@/app/(payload)/api/[...slug]/route');
  await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
  token = await tokenOf(account);
});

afterAll(() => stopCms(payload, database));

type Asked = { type?: string; body?: string; headers?: Record<string, string> };

/** Sends an admin's request to the CMS through its route. */
async function ask(
  method: keyof typeof route,
  address: string,
  { type, body, headers }: Asked = {},
) {
  const url = new URL(address, 'http://localhost:3000');
  const slug = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const init: RequestInit = {
    method,
    headers: {
      Authorization: `JWT ${token}`,
      ...(type ? { 'Content-Type': type } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  };
  const answer = await route[method](new Request(url, init), { params: Promise.resolve({ slug }) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const clear = { errors: [{ message: expect.stringMatching(/\S{3}/) as string }] };

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (a save without fields)', () => {
  const addresses = [
    ['POST', '/api/pages'],
    ['PATCH', '/api/pages/1'],
    ['PATCH', '/api/pages?where[id][equals]=1'],
    ['POST', '/api/globals/settings'],
  ] as const;
  const bodies: [string, Asked][] = [
    ['nothing', {}],
    ['a urlencoded form', { type: form, body: 'title=x' }],
    ['text', { type: 'text/plain', body: '{"title":"x"}' }],
    ['an empty form', { type: multipart, body: '--x--\r\n' }],
    ['JSON null', { type: json, body: 'null' }],
    ['JSON text', { type: json, body: '"x"' }],
    ['a JSON list', { type: json, body: '[]' }],
  ];
  it.each(bodies)('%s', async (_, sent) => {
    for (const [method, address] of addresses) {
      const { status, body } = await ask(method, address, sent);
      expect([address, status]).toEqual([address, 400]);
      expect(body).toMatchObject(clear);
    }
  });
});

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500', () => {
  it.each([
    ['page=-1', 400],
    ['page=0', 400],
    ['page=x', 400],
    ['limit=1&limit=2', 400],
    ['limit[a]=1', 400],
    ['limit=99999999999999999999', 400],
    ['depth=-1', 400],
    ['where[id][near]=1', 400],
    ['where[or][0][createdAt][all]=1', 400],
    ['where={"id":{"within":1}}', 400],
    ['where={"a":', 400],
    ['where[createdAt][like]=x', 400],
    ['where[createdAt][not_like]=a.b.c.d', 400],
    ['where[createdAt][contains]=x', 400],
    ['where[or][0][createdAt][contains]=2147483648', 400],
    ['where[_status][contains]=x', 400],
    ['where[x][equals]=1', 400],
    ['where[or]=x', 400],
    ['where[slug][equals]=x&page=2&limit=10&depth=0&sort=-createdAt', 200],
    ['limit=&page=', 200],
    ['limit=0&pagination=false', 200],
  ])('a query of the CMS: %s', async (query, status) => {
    const answer = await ask('GET', `/api/resources?${query}`);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body).toMatchObject(clear);
  });

  it.each([
    ['GET', '/api/media/file/there-is-none.png', 404],
    ['GET', `/api/media/file/${'x'.repeat(300)}.png`, 404],
    ['GET', '/api/media/versions', 404],
    ['GET', '/api/mails/versions/1', 404],
    ['POST', '/api/mails/versions/1', 404],
    ['GET', '/api/globals/lead-settings/versions', 404],
    ['GET', '/api/globals/settings/versions/x', 404],
    ['GET', '/api/globals/settings?data=99999999999999999999', 400],
    ['POST', '/api/users/verify/x', 404],
    ['GET', '/api/payload-migrations', 404],
    ['GET', '/api/toString', 404],
    ['POST', '/api/constructor/1', 404],
    ['GET', '/api/globals/__proto__', 404],
    ['GET', '/api/pages/99999999999999999999', 400],
    ['GET', '/api/pages/2147483647/desk', 404],
    ['GET', '/api/pages/x/desk', 400],
    ['GET', '/api/pages/versions', 200],
    ['GET', '/api/payload-preferences/nothing', 200],
    ['GET', '/api/payload-preferences?where[user][greater_than_equal]=1', 400],
    ['DELETE', '/api/payload-preferences/nothing', 404],
    ['DELETE', '/api/payload-preferences/%00', 400],
    ['DELETE', '/api/categories/2147483647', 404],
  ] as const)('an address of the CMS: %s %s', async (method, address, status) => {
    expect((await ask(method, address)).status).toBe(status);
  });

  it('a preference can be deleted, and then no more', async () => {
    const preference = '/api/payload-preferences/shown';
    await ask('POST', preference, { type: json, body: '{"value":{"columns":[]}}' });
    expect((await ask('DELETE', preference)).status).toBe(200);
    expect((await ask('DELETE', preference)).status).toBe(404);
  });

  it('a document that a colleague deletes at the same moment is not found', async () => {
    const where = { id: { equals: 2_000_000_000 } };
    const again = payload.db.deleteOne({ collection: 'categories', where });
    await expect(again).rejects.toMatchObject({ status: 404 });
    const { id } = await payload.create({
      collection: 'categories',
      locale: 'vi',
      data: { slug: 'deleted-twice', name: 'Hai lần', _status: 'published' },
    });
    const both = [ask('DELETE', `/api/categories/${id}`), ask('DELETE', `/api/categories/${id}`)];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  const override = { 'X-Payload-HTTP-Method-Override': 'GET' };
  const whole = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  const badName = whole.replace('name="a"', 'name="a"; filename="a\0b"');
  const controlName = whole.replace('name="a"', 'name="a"; filename="a\u0003b"');
  const asFile = (text: string) => whole.replace('"a"', '"file"').replace('1', text);
  const bodies: [string, string, Asked, number][] = [
    ['no form at all', '/api/users/login', { type: multipart, body: '' }, 400],
    ['a form cut off', '/api/leads', { type: multipart, body: '--x\r\nContent-Disp' }, 400],
    ['no boundary', '/api/users/unlock', { type: 'multipart/form-data', body: whole }, 400],
    ['a form without its fields', '/api/users/login', { type: multipart, body: whole }, 400],
    ['a text for a file', '/api/media', { type: multipart, body: asFile('[[]]') }, 400],
    ['another one', '/api/media/1/duplicate', { type: multipart, body: asFile('true') }, 400],
    ['a control in a file name', '/api/ebooks', { type: multipart, body: controlName }, 400],
    ['a file name with NUL', '/api/ebooks', { type: multipart, body: badName }, 400],
    [
      'a text for the fields',
      '/api/payload-preferences/1/duplicate',
      { type: json, body: '"x"' },
      400,
    ],
    ['a list for the fields', '/api/mail-templates/1/duplicate', { type: json, body: '[]' }, 400],
    ['nothing', '/api/mail-templates/2000000000/duplicate', {}, 404],
    ['broken JSON', '/api/users/login', { type: json, body: '{"email":' }, 400],
    ['NUL in JSON', '/api/users/login', { type: json, body: '{"email":"\\u0000"}' }, 400],
    ['JSON null', '/api/users/forgot-password', { type: json, body: 'null' }, 400],
    [
      'a query as JSON',
      '/api/pages',
      { type: json, body: '{"locale":"x"}', headers: override },
      400,
    ],
    ['a question', '/api/pages', { type: form, body: 'limit=1', headers: override }, 200],
    [
      'a question that names its letters',
      '/api/pages',
      {
        type: 'Application/X-WWW-Form-urlencoded; charset=UTF-8',
        body: 'limit=1',
        headers: override,
      },
      200,
    ],
    [
      'one of a list',
      '/api/blogs',
      { type: form, body: 'locale=en&sort=title', headers: override },
      200,
    ],
    ['a wrong one', '/api/pages', { type: form, body: 'page=-1', headers: override }, 400],
    ['a broken one', '/api/pages', { type: json, body: '{', headers: override }, 400],
  ];
  it.each(bodies)('a body for the CMS: %s to %s', async (_, address, asked, status) => {
    expect((await ask('POST', address, asked)).status).toBe(status);
  });

  it.each<[keyof typeof route, string, string, object]>([
    ['PATCH', '/api/faqs/1', 'seo', { seo: null }],
    ['PATCH', '/api/blogs/1', 'seo', { seo: 'x' }],
    ['POST', '/api/schedules', 'document', { document: [1, 1] }],
    ['POST', '/api/schedules', 'document', { document: { relationTo: 'users', value: 1 } }],
    ['POST', '/api/pages?draft=true', 'sections.0', { sections: [null] }],
    ['POST', '/api/globals/settings', 'columns.0', { columns: ['x'] }],
  ])('%s %s: a group, a row or a reference of another form is refused (%s)', async (...asked) => {
    const [method, address, path, body] = asked;
    const answer = await ask(method, address, { type: json, body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ data: { errors: [{ path }] } }] });
  });

  it('a number, a list or an object in place of a text is refused, naming its field', async () => {
    const { id: picture, filename } = await payload.create({
      collection: 'media',
      data: { alt: 'A picture' },
      file: { data: PIXEL, mimetype: 'image/png', name: 'typed.png', size: PIXEL.length },
    });
    const others = [true, 5, ['x'], { relationTo: 'pages', value: 1 }];
    const places: [keyof typeof route, string, string, (value: unknown) => object][] = [
      ...['alt', 'mimeType'].map((name): (typeof places)[number] => [
        'PATCH',
        `/api/media/${picture}`,
        name,
        (value) => ({ [name]: value }),
      ]),
      ['POST', '/api/redirects', 'from', (from) => ({ from, to: '/a' })],
      ['POST', '/api/redirects', 'to', (to) => ({ from: '/a', to })],
      ['POST', '/api/platforms', 'evidence', (evidence) => ({ name: 'x', evidence })],
      ['POST', '/api/blogs?draft=true', 'seo.title', (title) => ({ seo: { title } })],
      ['POST', '/api/users', 'email', (email) => ({ email, password: account.password })],
      [
        'POST',
        '/api/pages?draft=true',
        'sections.0.primary.href',
        (href) => ({ sections: [{ blockType: 'callToAction', title: 'x', primary: { href } }] }),
      ],
      [
        'POST',
        '/api/globals/settings',
        'columns.0.links.0.href',
        (href) => ({ columns: [{ links: [{ href }] }] }),
      ],
    ];
    for (const [method, address, field, bodyOf] of places) {
      for (const value of others) {
        const body = JSON.stringify(bodyOf(value));
        const answer = await ask(method, address, { type: json, body });
        expect([body, answer.status]).toEqual([body, 400]);
        expect(answer.body).toMatchObject({
          errors: [
            {
              data: {
                errors: [{ path: field, message: expect.stringMatching(/\S{3}/) as string }],
              },
            },
          ],
        });
      }
    }
    expect(await payload.findByID({ collection: 'media', id: picture })).toMatchObject({
      alt: 'A picture',
      filename,
    });
  });

  it.each(['near', 'within', 'intersects', 'all'])(
    'a filter of a list of the admin with the operator %s, which the database lacks, is refused',
    async (operator) => {
      for (const draft of [true, false]) {
        const list = payload.find({
          collection: 'resources',
          draft,
          where: { or: [{ and: [{ slug: { [operator]: 1 } }] }] },
        });
        await expect(list).rejects.toMatchObject({ name: 'QueryError', status: 400 });
      }
    },
  );

  it.each([
    ['createdAt', 'like', 'x'],
    ['createdAt', 'not_like', 'a.b.c.d'],
    ['createdAt', 'contains', '2147483648'],
    ['_status', 'contains', 'x'],
    ['id', 'equals', '99999999999'],
  ])(
    'a list of the admin that is filtered by %s %s %s is refused too',
    async (field, operator, value) => {
      for (const draft of [true, false]) {
        const where = { [field]: { [operator]: value } };
        const list = payload.find({ collection: 'resources', draft, where });
        await expect(list).rejects.toMatchObject({ name: 'QueryError', status: 400 });
      }
    },
  );

  it('an error of the server stays a 500', async () => {
    await database.query('ALTER TABLE cards RENAME TO cards_away');
    try {
      expect((await ask('GET', '/api/cards?where[id][equals]=1')).status).toBe(500);
    } finally {
      await database.query('ALTER TABLE cards_away RENAME TO cards');
    }
    expect((await ask('GET', '/api/cards?where[id][equals]=1')).status).toBe(200);
  });
});

describe('access without an account', () => {
  const stranger = { Authorization: '' };

  it('visitors learn nothing about collections, and can not list pictures', async () => {
    expect((await ask('GET', '/api/access', { headers: stranger })).body).toEqual({
      canAccessAdmin: false,
    });
    expect((await ask('GET', '/api/access')).body).toHaveProperty('collections.leads');
    expect((await ask('GET', '/api/media', { headers: stranger })).status).toBe(403);
    expect((await ask('GET', '/api/media')).status).toBe(200);
  });

  it.each(['editor', 'event-team'] as const)(
    '%s can not make anybody a recipient of leads',
    async (role) => {
      const user = await payload.create({
        collection: 'users',
        data: { email: `${role}@tamvia.example`, password: account.password, role },
      });
      const changed = await payload.update({
        collection: 'users',
        id: user.id,
        data: { takesLeads: true, name: 'Lan' },
        user: { ...user, collection: 'users' },
        overrideAccess: false,
      });
      expect([changed.takesLeads, changed.name]).toEqual([false, 'Lan']);
    },
  );

  it.each(['/\\evil.example', '//evil.example', '/a\\..\\b', 'javascript:alert(1)'])(
    'a redirect to %s is refused',
    async (to) => {
      const made = payload.create({ collection: 'redirects', data: { from: '/old', to } });
      await expect(made).rejects.toThrow();
    },
  );
});

describe('requests that change data are accepted only from pages of this site', () => {
  const login = (headers: Record<string, string>) => {
    const body = new FormData();
    body.set('_payload', JSON.stringify(account));
    const request = new Request('http://localhost:3000/api/users/login', {
      method: 'POST',
      headers,
      body,
    });
    return route.POST(request, { params: Promise.resolve({ slug: ['users', 'login'] }) });
  };

  it.each([
    ['says so', { 'sec-fetch-site': 'cross-site' }],
    ['has another origin', { origin: 'https://evil.example', host: 'localhost:3000' }],
    ['is a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://other.localhost' }],
    ['hides its origin', { origin: 'null', host: 'localhost:3000' }],
  ])('%s can not sign a visitor in', async (_name, headers) => {
    const answer = await login(headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.json()).toMatchObject({ code: 'cross-site', ...clear });
  });

  it.each([
    ['a page of this site', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    [
      'a neighbour by the name of this site',
      { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    ],
    ['a program', {}],
  ])('%s can sign in', async (_name, headers) => {
    const answer = await login(headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
