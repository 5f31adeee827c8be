import type { Block, CollectionConfig } from 'payload';
import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { editorialAccess, hiddenUnless } from '../access/roles';
import { seoField } from '../fields/article-body-fields';
import { staysAsCreated } from '../hooks/keep-url-after-creation';
import { type AddressRule, copyAddress, keepAddressRule } from '../hooks/validate-url-of-drafts';
import { refreshPage, refreshDeletedPage } from '../hooks/refresh-caches-after-save';

/** Paths that no page can have: language prefixes, endpoints and all below them, and other URLs that code answers. */
const RESERVED =
  /^\/(?:(?:en|vi|admin|api|graphql|form|failed-screen|filtered|not-found-screen|search)(?:\/|$)|(?:book-demo|careers|contact|newsletter|resources)\/thank-you$|events\/[^/]+\/(?:thank-you|waiting-list)$)/;

/** Whether a path is directly below a list whose entries have pages: no other page can have such a URL. */
const isEntryPath = (path: string): boolean =>
  Object.values<string>(entryAddresses).includes(path.replace(/\/[^/]*$/, ''));

const validatePath: AddressRule = (value, { req }) => {
  if (value && (RESERVED.test(value) || isEntryPath(value))) {
    return req.i18n.language === 'vi'
      ? 'Địa chỉ này dành cho hệ thống; chọn địa chỉ khác, không kèm /en.'
      : 'The site uses this address itself; choose another one, without /en.';
  }
  if (value && /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/.test(value)) {
    return true;
  }
  return req.i18n.language === 'vi'
    ? 'Địa chỉ bắt đầu bằng /, chỉ gồm chữ thường không dấu, số và gạch nối. Ví dụ: /solutions/sales.'
    : 'Start with /, then lower-case letters, digits and hyphens. Example: /solutions/sales.';
};

/**
 * The collection of pages, which are made of sections. Everything but the path is localized: a field that both
 * languages share would be published in one language when the other is published.
 */
export const pagesOf = (sections: Block[]): CollectionConfig => ({
  slug: 'pages',
  labels: { singular: { vi: 'Trang', en: 'Page' }, plural: { vi: 'Trang', en: 'Pages' } },
  admin: {
    disableCopyToLocale: true, // copying one language into the other would publish the copy
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    group: { vi: 'Nội dung', en: 'Content' },
    hidden: hiddenUnless('admin', 'editor'),
  },
  access: editorialAccess,
  versions: { maxPerDoc: 100, drafts: { localizeStatus: true, autosave: false } },
  hooks: { afterChange: [refreshPage], afterDelete: [refreshDeletedPage] },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { vi: 'Tên trang', en: 'Page name' },
      admin: {
        description: {
          vi: 'Tên ngắn trong danh sách, ở dòng dẫn đầu trang và trên hình chia sẻ.',
          en: 'Short: in lists, in the trail above the page and on its social picture.',
        },
      },
      localized: true,
      required: true,
    },
    {
      name: 'path',
      type: 'text',
      label: { vi: 'Địa chỉ', en: 'Address' },
      required: true,
      unique: true,
      index: true,
      validate: validatePath,
      hooks: {
        beforeValidate: [staysAsCreated({ isMoved: true })],
        beforeChange: [keepAddressRule(validatePath)],
        beforeDuplicate: [copyAddress],
      },
      // The path is fixed after creation. Both languages share it, so a change would reach published pages without
      // being published.
      access: { update: ({ doc }) => !(doc as { path?: string } | undefined)?.path },
      admin: {
        position: 'sidebar',
        description: {
          vi: 'Dùng chung cho hai ngôn ngữ; cố định sau khi tạo. Trang chủ là /.',
          en: 'The same in both languages; fixed once the page is made. The home page is /.',
        },
      },
    },
    {
      name: 'layout',
      type: 'select',
      label: { vi: 'Bố cục', en: 'Layout' },
      localized: true,
      required: true,
      defaultValue: 'v5',
      admin: { position: 'sidebar' },
      options: [
        { value: 'default', label: { vi: 'Gọn', en: 'Simple' } },
        { value: 'v5', label: { vi: 'Đầy đủ (V5)', en: 'Full (V5)' } },
      ],
    },
    ...(['navTheme', 'footerTheme'] as const).map((name) => ({
      name,
      type: 'select' as const,
      label:
        name === 'navTheme'
          ? { vi: 'Màu thanh điều hướng', en: 'Navigation theme' }
          : { vi: 'Màu chân trang', en: 'Footer theme' },
      localized: true,
      required: true,
      defaultValue: name === 'navTheme' ? 'light' : 'dark',
      admin: {
        position: 'sidebar' as const,
        description:
          name === 'navTheme'
            ? {
                vi: 'Hợp với nền của phần đầu trang.',
                en: 'To suit the ground of the first section.',
              }
            : { vi: 'Khác nền của phần cuối trang.', en: 'Unlike the ground of the last section.' },
      },
      options: [
        { value: 'light', label: { vi: 'Sáng', en: 'Light' } },
        { value: 'normal', label: { vi: 'Lụa', en: 'Normal' } },
        { value: 'dark', label: { vi: 'Tối', en: 'Dark' } },
      ],
    })),
    {
      name: 'sections',
      type: 'blocks',
      label: { vi: 'Các phần', en: 'Sections' },
      labels: {
        singular: { vi: 'Phần', en: 'Section' },
        plural: { vi: 'Các phần', en: 'Sections' },
      },
      admin: {
        // The sections of a page are never those of several pages, and no column holds them. So a list of pages needs
        // none of the section types.
        disableBulkEdit: true,
        disableListColumn: true,
        description: {
          vi: 'Từ trên xuống dưới như người đọc thấy. Mỗi ngôn ngữ có các phần của mình; hãy giữ cùng thứ tự.',
          en: 'From top to bottom as readers see them. Each language has its own; keep them in the same order.',
        },
      },
      localized: true,
      minRows: 1,
      blocks: sections,
    },
    seoField(),
  ],
});
