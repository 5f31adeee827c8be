import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Route from '@/app/(payload)/api/[...slug]/route';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { png } from '../../support/make-png';
import { tokenOf } from '../../support/accounts-with-second-factor';

const account = { email: 'admin@tamvia.example', password: 'a-password-of-the-first' };

let payload: Payload;
let database: pg.Pool;
let route: Pick<typeof Route, 'POST'>;
let token: string;

beforeAll(async () => {
  ({ payload, database } = await startCms({ DATA_DIR: '.cache/test/pictures-data' }));
  route = await import('@/app/(payload)/api/[...slug]/route');
  await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
  token = await tokenOf(account);
});

afterAll(() => stopCms(payload, database));

type Answer = { doc?: { filename: string; mimeType: string }; errors?: { message: string }[] };

async function upload(name: string, bytes: Buffer, type = 'image/png') {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name, { type }));
  body.append('_payload', JSON.stringify({ alt: 'Hình' }));
  const request = new Request('http://localhost:3000/api/media?locale=vi', {
    method: 'POST',
    headers: { Authorization: `JWT ${token}` },
    body,
  });
  const answer = await route.POST(request, { params: Promise.resolve({ slug: ['media'] }) });
  return { status: answer.status, ...((await answer.json()) as Answer) };
}

describe('a picture upload', () => {
  it.each([
    ['a.html', 'a.png'],
    ['b.svg', 'b.png'],
    ['.htaccess.png', 'htaccess.png'],
    ['c.php.PNG', 'c-php.png'],
    ['../../d.png', 'd.png'],
    ['.png', 'png.png'],
    ['Ảnh của Lan.png', 'Ảnh của Lan.png'],
  ])('gets its type from its content (%s)', async (name, kept) => {
    const { status, doc } = await upload(name, png(8, 8));
    expect([status, doc?.mimeType]).toEqual([201, 'image/png']);
    // The CMS numbers files with the same name; the folder may contain some of an earlier run.
    expect(doc?.filename.replace(/-\d+\.png$/, '.png')).toBe(kept);
    expect(doc?.filename).toMatch(/^[^.]+\.png$/);
  });

  it('is refused with a clear message when it unpacks to far more pixels than a camera takes', async () => {
    const bomb = png(16_000, 16_000);
    expect(bomb.length).toBeLessThan(100_000);
    const { status, errors } = await upload('bomb.png', bomb);
    expect(status).toBe(400);
    expect(JSON.stringify(errors)).toContain('16000 × 16000');
    expect((await upload('large.png', png(8000, 6000))).status).toBe(201);
  });

  it('is refused when it is not a picture', async () => {
    expect((await upload('a.png', Buffer.from('<script>'))).status).toBe(400);
    expect((await upload('a.svg', Buffer.from('<svg/>'), 'image/svg+xml')).status).toBe(400);
  });
});
