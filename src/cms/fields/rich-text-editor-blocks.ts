import type { Block, PayloadRequest } from 'payload';
import { screenBlock } from './drawn-screen-block';
import { hrefField } from './link-fields';

const lines = { vi: 'Mỗi mục một dòng.', en: 'One item a line.' };

const heading: Block = {
  slug: 'heading',
  labels: {
    singular: { vi: 'Tiêu đề', en: 'Heading' },
    plural: { vi: 'Tiêu đề', en: 'Headings' },
  },
  fields: [
    { name: 'text', type: 'text', required: true, label: { vi: 'Chữ', en: 'Words' } },
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: '2',
      label: { vi: 'Cấp', en: 'Level' },
      options: [
        { value: '2', label: { vi: 'Lớn', en: 'Section' } },
        { value: '3', label: { vi: 'Nhỏ', en: 'Part of a section' } },
      ],
    },
    {
      name: 'anchor',
      type: 'text',
      label: { vi: 'Mã neo', en: 'Anchor' },
      validate: (value: string | null | undefined) =>
        !value || /^[a-z][a-z0-9-]*$/.test(value) || 'a-z, 0-9, -',
      admin: {
        description: {
          vi: 'Để trống thì lấy từ chữ của tiêu đề.',
          en: 'Taken from the words of the heading when empty.',
        },
      },
    },
  ],
};

const text: Block = {
  slug: 'text',
  labels: { singular: { vi: 'Đoạn văn', en: 'Text' }, plural: { vi: 'Đoạn văn', en: 'Texts' } },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      label: { vi: 'Đoạn văn', en: 'Text' },
      admin: {
        description: { vi: 'Mỗi dòng là một đoạn.', en: 'Each line is a paragraph.' },
      },
    },
  ],
};

const list: Block = {
  slug: 'list',
  labels: {
    singular: { vi: 'Danh sách', en: 'List' },
    plural: { vi: 'Danh sách', en: 'Lists' },
  },
  fields: [
    {
      name: 'items',
      type: 'textarea',
      required: true,
      label: { vi: 'Các mục', en: 'Items' },
      admin: { description: lines },
    },
    { name: 'numbered', type: 'checkbox', label: { vi: 'Đánh số', en: 'Numbered' } },
  ],
};

const note: Block = {
  slug: 'note',
  labels: { singular: { vi: 'Lưu ý', en: 'Note' }, plural: { vi: 'Lưu ý', en: 'Notes' } },
  fields: [
    { name: 'title', type: 'text', label: { vi: 'Tiêu đề', en: 'Title' } },
    { name: 'text', type: 'textarea', required: true, label: { vi: 'Chữ', en: 'Text' } },
  ],
};

/** Validates that the columns or rows of a table, stored as lines with `|` between the cells, have a filled cell. */
const hasCells = (value: string | null | undefined, { req }: { req: PayloadRequest }) => {
  if (value && /[^|\s]/.test(value)) return true;
  return req.i18n.language === 'vi'
    ? 'Bảng cần có tên cột và ít nhất một hàng.'
    : 'A table needs the names of its columns and at least one row.';
};

const table: Block = {
  slug: 'table',
  labels: { singular: { vi: 'Bảng', en: 'Table' }, plural: { vi: 'Bảng', en: 'Tables' } },
  fields: [
    { name: 'caption', type: 'text', required: true, label: { vi: 'Tên bảng', en: 'Caption' } },
    {
      name: 'columns',
      type: 'text',
      required: true,
      label: { vi: 'Tên cột', en: 'Columns' },
      validate: hasCells,
      admin: { components: { Field: '/cms/rich-text/table-cells-editor.client#NoField' } },
    },
    {
      name: 'rows',
      type: 'textarea',
      required: true,
      label: { vi: 'Các hàng', en: 'Rows' },
      validate: hasCells,
      admin: { components: { Field: '/cms/rich-text/table-cells-editor.client#TableGrid' } },
    },
    {
      name: 'months',
      type: 'textarea',
      label: { vi: 'Vẽ thời hạn', en: 'Draw the periods' },
      admin: {
        description: {
          vi: 'Với bảng ba cột có thời hạn ở cột cuối: mỗi hàng một dòng, số tháng, 0 nếu ngắn hơn, - nếu không có hạn. Để trống thì không vẽ.',
          en: 'For three columns, a period in the last: one line a row, in months, 0 for less, - for no end. Empty: not drawn.',
        },
      },
    },
  ],
};

const link: Block = {
  slug: 'link',
  labels: { singular: { vi: 'Liên kết', en: 'Link' }, plural: { vi: 'Liên kết', en: 'Links' } },
  fields: [
    { name: 'text', type: 'text', required: true, label: { vi: 'Chữ', en: 'Words' } },
    hrefField({ required: true }),
  ],
};

/** The blocks that an editor can insert into a rich text, in addition to paragraphs, headings and lists. */
export const insertedBlocks: Block[] = [note, table, link, screenBlock].map((block) => ({
  ...block,
  admin: { disableBlockName: true },
}));

/** The block types of a plain-text body. */
export const textPartBlocks: Block[] = [heading, text, list, note, table, link];

/** The block types of a rich text: those of a plain-text body, and drawn screens. */
export const richPartBlocks: Block[] = [...textPartBlocks, screenBlock];
