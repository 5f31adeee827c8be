import type { Field } from 'payload';
import { textPartBlocks } from './text-parts';

/** The text of an article, part by part. */
export function bodyField(): Field {
  return {
    name: 'body',
    type: 'blocks',
    localized: true,
    label: { vi: 'Nội dung', en: 'Content' },
    blocks: textPartBlocks,
  };
}

/** What search engines and shared links show; the title and summary of the entry when empty. */
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
      },
      {
        name: 'description',
        type: 'textarea',
        maxLength: 170,
        label: { vi: 'Mô tả kết quả', en: 'Result description' },
      },
    ],
  };
}
