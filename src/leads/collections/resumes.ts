import type { CollectionConfig } from 'payload';
import { hiddenUnless, isSalesOrAdmin, nobody } from '@/cms/access/roles';
import { submitted } from './submitted-fields';
import { privateFolder } from './private-folder';

/** Files of job applications: kept under a random name, read by the staff that reads leads. */
export const resumes: CollectionConfig = {
  slug: 'resumes',
  labels: { singular: { vi: 'CV', en: 'Résumé' }, plural: { vi: 'CV', en: 'Résumés' } },
  admin: {
    useAsTitle: 'originalName',
    defaultColumns: ['originalName', 'filesize', 'lead', 'createdAt'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
  },
  access: { read: isSalesOrAdmin, create: nobody, update: nobody, delete: nobody },
  upload: {
    staticDir: privateFolder('resumes'),
    // Nobody uploads here: the form has judged the file by its content. A second, stricter opinion would
    // lose an application that its sender has been thanked for.
    allowRestrictedFileTypes: true,
  },
  fields: [
    submitted('originalName', { vi: 'Tên tệp khi gửi', en: 'Name as sent' }),
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      label: { vi: 'Khách tiềm năng', en: 'Lead' },
    },
  ],
};
