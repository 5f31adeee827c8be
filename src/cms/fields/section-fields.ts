import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Block, Field } from 'payload';
import type { Words } from './bilingual-admin-text';

/** Groups of the section chooser, in display order. */
export const groups = {
  opening: { vi: 'Mở đầu trang', en: 'Openings' },
  text: { vi: 'Chữ và bước', en: 'Texts and steps' },
  product: { vi: 'Sản phẩm và giá', en: 'Product and prices' },
  metric: { vi: 'Chỉ số', en: 'Metrics' },
  proof: { vi: 'Khách hàng và con số', en: 'Customers and figures' },
  company: { vi: 'Công ty', en: 'Company' },
  list: { vi: 'Danh sách', en: 'Lists' },
  form: { vi: 'Lời mời và form', en: 'Invitations and forms' },
} satisfies Record<string, Words>;

/** The section blocks of all groups, in the order of the section chooser. */
export function byHeading(blocks: Block[]): Block[] {
  const headings: unknown[] = Object.values(groups);
  const place = ({ admin }: Block) => headings.indexOf(admin?.group);
  return blocks.toSorted((one, other) => place(one) - place(other));
}

/** The CMS block of a section: its own fields, and its group in the section chooser. */
type SectionBlock = Omit<Block, 'admin'> & { group: keyof typeof groups };

/** A title of one or more sentences, each on a line of its own. */
export function titleLinesField(): Field {
  return {
    name: 'title',
    type: 'textarea',
    required: true,
    label: { vi: 'Tiêu đề', en: 'Title' },
    admin: {
      rows: 2,
      description: {
        vi: 'Mỗi câu một dòng; tối đa 14 từ.',
        en: 'One sentence a line; at most 14 words.',
      },
    },
  };
}

export function textField(required = false): Field {
  return {
    name: 'text',
    type: 'textarea',
    required,
    label: { vi: 'Đoạn văn', en: 'Text' },
    admin: {
      description: {
        vi: 'Một hai câu, có việc cụ thể.',
        en: 'A sentence or two about something concrete.',
      },
    },
  };
}

/** The checkbox that marks a section as invented content (D16); settings say where pages label it (ADR-0033). */
export function sampleField(): Field {
  return {
    name: 'sample',
    type: 'checkbox',
    defaultValue: false,
    label: { vi: 'Nội dung minh hoạ', en: 'Sample content' },
    admin: {
      description: {
        vi: 'Đánh dấu khi khách hàng, lời trích hay con số ở mục này là minh hoạ.',
        en: 'Mark it while customers, quotes or figures of this section are invented.',
      },
    },
  };
}

export function noteField(): Field {
  return {
    name: 'note',
    type: 'text',
    label: { vi: 'Ghi chú dưới nút', en: 'Note below the button' },
    admin: {
      description: {
        vi: 'Điều người đọc cần biết trước khi bấm, ví dụ mất bao lâu.',
        en: 'What to know before pressing it, such as how long it takes.',
      },
    },
  };
}

/**
 * The file name of a section's picture in the section chooser. A section family has the picture of its first variant.
 */
function pictureName({ slug, fields }: Pick<Block, 'slug' | 'fields'>): string {
  const variant = fields.find((field) => 'name' in field && field.name === 'variant');
  const first = variant?.type === 'select' ? variant.defaultValue : undefined;
  return typeof first === 'string' ? `${slug}.${first}` : slug;
}

/** The URL of the section's picture in the chooser, taken by `npm run pictures`. */
function pictureOf(
  block: Pick<Block, 'slug' | 'fields'>,
): Pick<NonNullable<Block['admin']>, 'images'> {
  const url = `/admin/sections/${pictureName(block)}.webp`;
  const isTaken = existsSync(path.resolve(`public${url}`));
  return isTaken ? { images: { thumbnail: { url, alt: '' } } } : {};
}

/** Makes a section's CMS block, with the fields that all sections share. `slug` is its name in the registry. */
export function sectionBlock({ group, ...block }: SectionBlock): Block {
  return {
    ...block,
    admin: {
      group: groups[group],
      ...pictureOf(block),
    },
    fields: [
      ...block.fields,
      {
        name: 'anchor',
        type: 'text',
        label: { vi: 'Mã neo', en: 'Anchor' },
        validate: (value: string | null | undefined) =>
          !value || /^[a-z][a-z0-9-]*$/.test(value) || 'a-z, 0-9, -',
        admin: {
          description: {
            vi: 'Để liên kết dẫn thẳng tới phần này: /trang#ma-neo.',
            en: 'Lets a link lead straight to this section: /page#anchor.',
          },
        },
      },
    ],
  };
}
