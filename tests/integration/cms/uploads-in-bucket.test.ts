import { existsSync, rmSync } from 'node:fs';
import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Route from '@/app/(payload)/api/[...slug]/route';
import { storeLead } from '@/leads/intake/store-lead';
import { copyOfPerson } from '@/leads/privacy/personal-data-copy';
import { removeFiles } from '@/leads/privacy/delete-leads';
import { openUpload, uploadBucket } from '@/lib/uploads-on-disk-or-in-s3';
import { startStorage } from '../../../scripts/test/fake-s3-server.mjs';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { png } from '../../support/make-png';
import { sent, smallPdf } from '../../support/form-submissions-and-events';
import { tokenOf } from '../../support/accounts-with-second-factor';

/** The data folder of this process: uploads are stored in a bucket, and none in it. */
const DATA_DIR = '.cache/test/shared-uploads-data';
const account = { email: 'admin@tamvia.example', password: 'a-password-of-the-first' };

let payload: Payload;
let database: pg.Pool;
let route: Pick<typeof Route, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;
let storage: Awaited<ReturnType<typeof startStorage>>;
let token: string;

beforeAll(async () => {
  rmSync(DATA_DIR, { recursive: true, force: true });
  storage = await startStorage('shared-uploads');
  ({ payload, database } = await startCms({ DATA_DIR, ...storage.settings }));
  route = await import('@/app/(payload)/api/[...slug]/route');
  await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
  token = await tokenOf(account);
});

afterAll(async () => {
  await stopCms(payload, database);
  await storage.stop();
});

type Doc = { id: number; filename: string; url: string; focalX: number };
type Method = keyof typeof route;

function ask(
  method: Method,
  address: string,
  init: { body?: FormData; headers?: Record<string, string> } = {},
) {
  const { pathname } = new URL(address, 'http://localhost:3000');
  const slug = pathname.replace('/api/', '').split('/').map(decodeURIComponent);
  const request = new Request(`http://localhost:3000${address}`, {
    method,
    ...init,
    headers: { Authorization: `JWT ${token}`, ...init.headers },
  });
  return route[method](request, { params: Promise.resolve({ slug }) });
}

async function saved(method: Method, address: string, name?: string, data: object = {}) {
  const body = new FormData();
  const type = 'image/png';
  if (name) body.append('file', new File([new Uint8Array(png(64, 32))], name, { type }));
  body.append('_payload', JSON.stringify(data));
  const answer = await ask(method, address, { body });
  const { doc } = (await answer.json()) as { doc?: Doc };
  return { status: answer.status, doc: doc! };
}

const upload = (name: string) => saved('POST', '/api/media?locale=vi', name, { alt: 'Hình' });

describe('uploads stored in a bucket', () => {
  it('a picture can be read at its address, also in parts, and is stored on no disk', async () => {
    const { status, doc } = await upload('Ảnh của Lan.png');
    expect(status).toBe(201);
    const whole = await ask('GET', doc.url);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(png(64, 32));
    const part = await ask('GET', doc.url, { headers: { Range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    const etag = whole.headers.get('etag') ?? '';
    expect((await ask('GET', doc.url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(existsSync(`${DATA_DIR}/media`)).toBe(false);
  });

  it('a replaced or permanently deleted picture is deleted from the bucket', async () => {
    const { doc } = await upload('cu.png');
    const replaced = await saved('PATCH', `/api/media/${doc.id}?locale=vi`, 'moi.png');
    expect([replaced.status, replaced.doc.filename]).toEqual([200, 'moi.png']);
    expect(await openUpload('media', 'cu.png')).toBeNull();
    expect(await openUpload('media', 'moi.png')).not.toBeNull();
    await payload.delete({ collection: 'media', id: doc.id });
    expect(await openUpload('media', 'moi.png')).toBeNull();
  });

  it('changing a focal point sends no request to the public address', async () => {
    const { doc } = await upload('tieu-diem.png');
    const edits = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80';
    const moved = await saved('PATCH', `/api/media/${doc.id}?locale=vi&${edits}`);
    expect([moved.status, moved.doc.focalX]).toEqual([200, 20]);
    expect((await ask('GET', moved.doc.url)).status).toBe(200);
  });

  it("an application can be downloaded by staff, is included in the sender's copy, and is deleted", async () => {
    const bytes = new Uint8Array(smallPdf);
    const form = sent(
      'career',
      {},
      { position: 'ky-su' },
      { resume: { name: 'Lan.pdf', type: 'pdf', bytes } },
    );
    await storeLead(payload, form);
    const { docs } = await payload.find({ collection: 'resumes' });
    const name = docs[0]?.filename ?? '';
    const given = await ask('GET', `/api/resumes/file/${name}`);
    expect(given.headers.get('content-disposition')).toBe('attachment');
    expect(Buffer.from(await given.arrayBuffer())).toEqual(Buffer.from(smallPdf));
    const copy = await copyOfPerson(payload, { email: form.values.email });
    expect(copy?.files).toEqual({ 'Lan.pdf': Buffer.from(smallPdf).toString('base64') });
    await removeFiles([name]);
    expect(await openUpload('private/resumes', name)).toBeNull();
  });

  it('a file name that leaves its folder is refused', async () => {
    const file = 'private.pdf';
    await uploadBucket()!.put(`private/resumes/${file}`, new Uint8Array([1]), 'application/pdf');
    const answer = await ask(
      'GET',
      `/api/media/file/${encodeURIComponent(`../private/resumes/${file}`)}`,
    );
    expect(answer.status).toBeGreaterThanOrEqual(400);
    await expect(openUpload('media', `../private/resumes/${file}`)).rejects.toThrow(
      'name of a file',
    );
  });

  it('an upload fails while the storage is unavailable, and no picture is listed', async () => {
    const { doc } = await upload('con-day.png');
    const before = await payload.count({ collection: 'media' });
    await storage.stop();
    try {
      expect((await upload('khong-toi.png')).status).toBe(500);
      expect((await ask('GET', doc.url)).status).toBe(503);
    } finally {
      await storage.again();
    }
    expect(await payload.count({ collection: 'media' })).toEqual(before);
    expect((await ask('GET', doc.url)).status).toBe(200);
  });
});
