import type { CollectionConfig } from 'payload';
import { nobody } from '@/cms/access/roles';

/**
 * The input of a form that was refused while JavaScript was off, kept for half an hour, so that nothing has to be typed
 * twice. Found by a random token in an httpOnly cookie; no API reads it.
 */
export const formStashes: CollectionConfig = {
  slug: 'form-stashes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'token', type: 'text', required: true, unique: true, index: true },
    { name: 'kind', type: 'text', required: true },
    { name: 'contents', type: 'json', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
};
