import type { CollectionConfig } from 'payload';
import { isSalesOrAdmin, nobody, nobodyField } from '@/cms/access/roles';
import { recordNote, signNote } from '../management/lead-note-hooks';
import { MAX_NOTE_LENGTH } from '../schema/note-lengths';

/** Notes of colleagues on a lead. Append-only; erased with the lead. */
export const leadNotes: CollectionConfig = {
  slug: 'lead-notes',
  labels: {
    singular: { vi: 'Ghi chú', en: 'Note' },
    plural: { vi: 'Ghi chú', en: 'Notes' },
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'lead', 'author', 'createdAt'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: true,
  },
  access: { read: isSalesOrAdmin, create: isSalesOrAdmin, update: nobody, delete: nobody },
  hooks: { beforeValidate: [signNote], afterChange: [recordNote] },
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
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: MAX_NOTE_LENGTH,
      label: { vi: 'Nội dung', en: 'Text' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Người viết', en: 'Author' },
    },
    {
      // The idempotency key of a note: a note with a known key is not saved again
      // (`src/leads/management/write-lead-note.ts`).
      name: 'key',
      type: 'text',
      unique: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
};
