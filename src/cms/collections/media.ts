import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { uploadDirectory } from '@/lib/uploads-on-disk-or-in-s3';
import { hiddenUnless, isEditorOrAdmin } from '../access/roles';
import { publicOutsideTrash } from '../trash/trash-access';
import { addPictureTag, refreshPicture } from '../hooks/refresh-caches-after-save';
import { judgePicture } from './validate-uploaded-picture';
import { say } from '../fields/bilingual-admin-text';

const validateAlt: TextFieldSingleValidation = (value, { req }) =>
  Boolean(value?.trim()) ||
  say(
    req,
    'Hãy viết điều người không nhìn thấy hình cần biết. Ví dụ: Nhân viên quầy đưa mã QR cho khách.',
    'Describe the picture for readers who cannot see it, such as: A cashier shows a customer the QR code.',
  );

/**
 * Pictures that editors upload. The files are public, because pages show them, so documents for leads are never stored
 * here.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: { vi: 'Hình ảnh', en: 'Image' }, plural: { vi: 'Hình ảnh', en: 'Images' } },
  admin: { group: { vi: 'Nội dung', en: 'Content' }, hidden: hiddenUnless('admin', 'editor') },
  access: {
    read: publicOutsideTrash,
    create: isEditorOrAdmin,
    update: isEditorOrAdmin,
    delete: isEditorOrAdmin,
  },
  hooks: {
    beforeOperation: [judgePicture],
    afterRead: [addPictureTag],
    afterChange: [refreshPicture],
    afterDelete: [refreshPicture],
  },
  upload: {
    staticDir: uploadDirectory('media'),
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
      validate: validateAlt,
      admin: {
        description: {
          vi: 'Điều người không nhìn thấy hình cần biết, riêng cho từng ngôn ngữ: trang không lên được khi hình của nó thiếu mục này. Bấm Sửa hình để đặt tâm điểm: phần ấy không bao giờ bị cắt mất.',
          en: 'A description of the picture for readers who cannot see it, in each language. A page cannot be published while its picture has none. Edit the image to set its focal point, the part that is never cut away.',
        },
      },
    },
  ],
};
