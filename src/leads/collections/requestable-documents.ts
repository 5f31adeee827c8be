import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { editorialAccess, hiddenUnless } from '@/cms/access/roles';
import { libraryGroup } from '@/cms/fields/admin-navigation-groups';
import { say } from '@/cms/fields/bilingual-admin-text';
import { localeNames, locales } from '@/i18n/locales';
import { uploadDirectory } from '@/lib/uploads-on-disk-or-in-s3';

const validateName: TextFieldSingleValidation = (value, { req }) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') ||
  say(
    req,
    'Chỉ gồm chữ thường không dấu, số và gạch nối. Ví dụ: cam-nang-nps.',
    'Lower-case letters, digits and hyphens only. Example: nps-handbook.',
  );

/**
 * Files that are sent to visitors on request: one entry per language, both with the same slug. The files have no public
 * URL: staff see them here, a reader gets a signed link (D14).
 */
export const documents: CollectionConfig = {
  slug: 'private-documents',
  labels: {
    singular: { vi: 'Tài liệu theo yêu cầu', en: 'Document on request' },
    plural: { vi: 'Tài liệu theo yêu cầu', en: 'Documents on request' },
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'locale', 'filename', 'filesize', 'updatedAt'],
    group: libraryGroup,
    hidden: hiddenUnless('admin', 'editor'),
  },
  access: editorialAccess,
  upload: { staticDir: uploadDirectory('private/documents'), mimeTypes: ['application/pdf'] },
  indexes: [{ fields: ['slug', 'locale'], unique: true }],
  fields: [
    { name: 'title', type: 'text', required: true, label: { vi: 'Tên', en: 'Title' } },
    {
      name: 'slug',
      type: 'text',
      required: true,
      index: true,
      label: { vi: 'Mã tài liệu', en: 'Name in forms' },
      validate: validateName,
      admin: {
        description: {
          vi: 'Giống nhau ở hai ngôn ngữ. Form trên trang dùng mã này.',
          en: 'The same in both languages. Forms on pages name the document by it.',
        },
      },
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      label: { vi: 'Ngôn ngữ của tệp', en: 'Language of the file' },
      options: locales.map((value) => ({ value, label: localeNames[value] })),
    },
  ],
};
