import type { Payload } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeLead } from '@/leads/intake/store-lead';
import { type UploadedFile, resumeTypes } from '@/leads/schema/resume-file-rules';
import { docx, pdf } from '../../support/sample-upload-files';
import { startCms, stopCms } from '../../support/cms-for-lead-tests';
import { sent, smallPdf } from '../../support/form-submissions-and-events';
import { tokenOf } from '../../support/accounts-with-second-factor';

describe('job applications', () => {
  let payload: Payload;
  let database: pg.Pool;

  beforeAll(async () => {
    ({ payload, database } = await startCms({ DATA_DIR: '.cache/test/application-data' }));
  });

  afterAll(() => stopCms(payload, database));

  async function apply(resume: UploadedFile) {
    const { leadId } = await storeLead(
      payload,
      sent('career', {}, { position: 'ky-su' }, { resume }),
    );
    const { docs } = await payload.find({
      collection: 'resumes',
      where: { lead: { equals: leadId } },
    });
    return { leadId, docs };
  }

  it('the file of a job application can be read by staff only', async () => {
    const bytes = new Uint8Array(smallPdf);
    const { leadId, docs } = await apply({ name: 'Lan.pdf', type: 'pdf', bytes });
    expect(docs[0]).toMatchObject({ originalName: 'Lan.pdf', filesize: smallPdf.length });
    expect(docs[0]?.filename).toMatch(/^[\da-f-]{36}\.pdf$/);
    const { docs: consents } = await payload.find({ collection: 'consents', depth: 0 });
    expect(consents.map(({ purpose }) => purpose)).toEqual(['reply']);
    await payload.delete({ collection: 'leads', id: leadId });
    expect((await payload.count({ collection: 'resumes' })).totalDocs).toBe(0);
  });

  it.each([
    ['docx', docx(), resumeTypes.docx],
    ['pdf', pdf(), resumeTypes.pdf],
  ] as const)(
    'is downloaded with its own type, never displayed (%s)',
    async (type, bytes, mime) => {
      const { docs } = await apply({ name: `Lan.${type}`, type, bytes });
      const account = { email: `${type}@tamvia.example`, password: 'a-password-of-the-first' };
      await payload.create({ collection: 'users', data: { ...account, role: 'admin' } });
      const token = await tokenOf(account);
      const { GET } = await import('@/app/(payload)/api/[...slug]/route');
      const slug = ['resumes', 'file', docs[0]?.filename ?? ''];
      const answer = await GET(
        new Request(`http://localhost:3000/api/${slug.join('/')}`, {
          headers: { Authorization: `JWT ${token}` },
        }),
        { params: Promise.resolve({ slug }) },
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(mime);
      expect(answer.headers.get('content-disposition')).toBe('attachment');
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes.length);
    },
  );
});
