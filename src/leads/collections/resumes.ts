import type { CollectionConfig } from 'payload';
import { uploadDirectory } from '@/lib/uploads-on-disk-or-in-s3';
import { logFile, logReads } from '../management/log-personal-data-reads';
import { submitted } from './lead-fields-from-form';
import { resumeTypes } from '../schema/resume-file-rules';
import { leadField, salesRecord } from './read-only-access-for-sales';

/** A resume is sent as a download, never shown in a tab of the admin; only two file types are allowed. */
function asDownload({ headers }: { headers: Headers }): Headers {
  if (headers.get('Content-Type') === 'application/zip') {
    headers.set('Content-Type', resumeTypes.docx);
  }
  headers.set('Content-Disposition', 'attachment');
  return headers;
}

/** Files of job applications: stored under a random name, readable by staff who read leads. */
export const resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: { vi: 'CV', en: 'Résumé' }, plural: { vi: 'CV', en: 'Résumés' } },
  admin: {
    ...salesRecord.admin,
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filesize', 'lead', 'createdAt'],
  },
  access: salesRecord.access,
  hooks: { afterOperation: [logReads] },
  upload: {
    staticDir: uploadDirectory('private/resumes'),
    // Only forms create these files, after their content was checked. A second, stricter check here would lose the
    // file of a sender who has already been thanked.
    allowRestrictedFileTypes: true,
    handlers: [logFile],
    modifyResponseHeaders: asDownload,
  },
  fields: [submitted('originalName', { vi: 'Tên tệp khi gửi', en: 'Name as sent' }), leadField()],
};
