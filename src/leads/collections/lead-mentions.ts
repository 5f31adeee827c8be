import type { Access, CollectionConfig } from 'payload';
import { nobody } from '@/cms/access/roles';
import { seeMention } from '../admin/note-and-mention-endpoints';
import { leadField } from './read-only-access-for-sales';

/** Read access to one's own mentions, for colleagues who may see leads. */
const readOwn: Access = ({ req: { user } }) =>
  user && (user.role === 'sales' || user.role === 'admin') ? { user: { equals: user.id } } : false;

/**
 * Mentions: a row says that a note names a colleague with `@`. Rows are written when the note is saved
 * (`src/leads/management/write-lead-note.ts`), and deleted when the lead is erased.
 */
export const leadMentions: CollectionConfig = {
  slug: 'lead-mentions',
  labels: {
    singular: { vi: 'Lời nhắc đến', en: 'Mention' },
    plural: { vi: 'Lời nhắc đến', en: 'Mentions' },
  },
  admin: { hidden: true },
  access: { read: readOwn, create: nobody, update: nobody, delete: nobody },
  endpoints: [{ path: '/:id/seen', method: 'post', handler: seeMention }],
  timestamps: false,
  indexes: [{ fields: ['note', 'user'], unique: true }],
  fields: [
    {
      name: 'note',
      type: 'relationship',
      relationTo: 'lead-notes',
      required: true,
      label: { vi: 'Ghi chú', en: 'Note' },
    },
    leadField(),
    {
      // The colleague who is mentioned; empty once their account is deleted.
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      label: { vi: 'Người được nhắc', en: 'Colleague' },
    },
    {
      // The colleague's name is stored, so that the copy of a lead's personal data can leave it out
      // (`src/leads/privacy/columns-in-copy-of-personal-data.ts`).
      name: 'name',
      type: 'text',
      required: true,
      label: { vi: 'Tên trong ghi chú', en: 'Name in the note' },
    },
    { name: 'seenAt', type: 'date', label: { vi: 'Đã xem lúc', en: 'Seen at' } },
  ],
};
