import type { CollectionConfig } from 'payload';
import { isSalesOrAdmin, nobody } from '@/cms/access/roles';
import { leadEventKinds, optionsOf } from '../model/lead-codes';
import { jsonRecordField } from './json-record-field';

/**
 * The history of leads, one event a row. Rows are added only by `src/leads/model/record-lead-event.ts` and deleted with
 * their lead. Only the erasure of another person changes what a row says: it removes that person's e-mail addresses and
 * telephone numbers from `text` (`remove-person-from-texts.ts`). `data` holds codes, ids, times and numbers, nothing
 * personal; `text` is the text of a next step.
 */
export const leadEvents: CollectionConfig = {
  slug: 'lead-events',
  labels: {
    singular: { vi: 'Diễn biến', en: 'Event' },
    plural: { vi: 'Diễn biến', en: 'Events' },
  },
  defaultSort: '-at',
  admin: { hidden: true },
  access: { read: isSalesOrAdmin, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      required: true,
      index: true,
      label: { vi: 'Khách tiềm năng', en: 'Lead' },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { vi: 'Việc', en: 'Kind' },
      options: optionsOf(leadEventKinds),
    },
    {
      name: 'actor',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Người làm', en: 'By' },
    },
    jsonRecordField({ name: 'data', label: { vi: 'Chi tiết', en: 'Details' } }),
    { name: 'text', type: 'text', label: { vi: 'Nội dung', en: 'Text' } },
    { name: 'at', type: 'date', required: true, index: true, label: { vi: 'Lúc', en: 'At' } },
  ],
};
