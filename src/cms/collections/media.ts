import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { hiddenUnless, isEditorOrAdmin } from '../access/roles';

/** Outside the build, beside the database, so that a new build or release keeps what was uploaded. */
function mediaDirectory(): string {
  return path.resolve(process.env.DATA_DIR || 'data', 'media');
}

/** Pictures that editors upload; public, because pages show them. Documents for leads are never kept here. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { vi: 'Hình ảnh', en: 'Image' }, plural: { vi: 'Hình ảnh', en: 'Images' } },
  admin: { group: { vi: 'Nội dung', en: 'Content' }, hidden: hiddenUnless('admin', 'editor') },
  access: {
    read: () => true,
    create: isEditorOrAdmin,
    update: isEditorOrAdmin,
    delete: isEditorOrAdmin,
  },
  upload: {
    staticDir: mediaDirectory(),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    focalPoint: true,
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: { vi: 'Văn bản thay thế', en: 'Alternative text' },
      localized: true,
      required: true,
      admin: {
        description: {
          vi: 'Điều người không nhìn thấy hình cần biết.',
          en: 'What somebody who can not see the picture needs to know.',
        },
      },
    },
  ],
};
