import type { Field } from 'payload';
import { textPartBlocks } from './text-parts';

/** The text of an article as a list of parts. */
export function bodyField(): Field {
  return {
    name: 'body',
    type: 'blocks',
    localized: true,
    label: { vi: 'Nội dung', en: 'Content' },
    labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Nội dung', en: 'Content' } },
    admin: {
      description: {
        vi: 'Tiêu đề, đoạn văn, danh sách… theo thứ tự đọc.',
        en: 'Headings, texts, lists… in the order they are read.',
      },
    },
    blocks: textPartBlocks,
  };
}

/** The closing section above the button to the demo; empty: the default text of the page type. */
export function closingField(): Field {
  return {
    name: 'closing',
    type: 'group',
    localized: true,
    label: { vi: 'Lời kết trang', en: 'End of the page' },
    admin: {
      description: {
        vi: 'Mời đặt lịch demo bằng điều bài này nói. Để trống thì dùng lời chung của loại trang.',
        en: 'Invites to a demo by what this page is about. Empty: the words of its kind of page.',
      },
    },
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 60,
        label: { vi: 'Tiêu đề', en: 'Title' },
      },
      {
        name: 'text',
        type: 'textarea',
        maxLength: 240,
        label: { vi: 'Nội dung', en: 'Text' },
      },
    ],
  };
}

/** Data for search engines and shared links; empty: the title and summary of the entry. */
export function seoField(): Field {
  return {
    name: 'seo',
    type: 'group',
    localized: true,
    label: { vi: 'Tìm kiếm', en: 'Search engines' },
    fields: [
      {
        name: 'title',
        type: 'text',
        maxLength: 70,
        label: { vi: 'Tiêu đề kết quả', en: 'Result title' },
        admin: {
          description: {
            vi: 'Tối đa 60 ký tự, mỗi trang một khác. Để trống thì lấy tên.',
            en: 'At most 60 characters, different on every page. Empty: the name.',
          },
        },
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 170,
        label: { vi: 'Mô tả kết quả', en: 'Result description' },
        admin: {
          description: {
            vi: 'Một hai câu nói trang giúp được gì, tối đa 160 ký tự.',
            en: 'A sentence or two on what the page helps with, at most 160 characters.',
          },
        },
      },
    ],
  };
}
