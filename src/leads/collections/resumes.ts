import type { CollectionConfig } from 'payload';
import { uploadDirectory } from '@/lib/uploads';
import { logFile, logReads } from '../management/log-reads';
import { submitted } from './submitted-fields';
import { resumeTypes } from '../schema/resume';
import { leadField, salesRecord } from './sales-record';

/** Saved, never shown in a tab of the admin; what is on the disk is either of two types. */
function asDownload({ headers }: { headers: Headers }): Headers {
  if (headers.get('Content-Type') === 'application/zip') {
    headers.set('Content-Type', resumeTypes.docx);
  }
  headers.set('Content-Disposition', 'attachment');
  return headers;
}

/** Files of job applications: kept under a random name, read by the staff that reads leads. */
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
    // Nobody uploads here: the form has judged the file by its content. A second, stricter opinion would
    // lose an application that its sender has been thanked for.
    allowRestrictedFileTypes: true,
    handlers: [logFile],
    modifyResponseHeaders: asDownload,
  },
  fields: [submitted('originalName', { vi: 'Tên tệp khi gửi', en: 'Name as sent' }), leadField()],
};
