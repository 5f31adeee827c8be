import type { TextareaField } from 'payload';
import { synonymGroups } from '@/lib/parse-synonym-groups';
import { say } from './bilingual-admin-text';

/** Synonyms for the site's search, one group per line. */
export const searchSynonymsField: TextareaField = {
  name: 'searchSynonyms',
  type: 'textarea',
  localized: true,
  label: { vi: 'Từ đồng nghĩa của ô tìm kiếm', en: 'Synonyms of the search' },
  admin: {
    rows: 10,
    description: {
      vi: 'Mỗi dòng là một nhóm từ cùng nghĩa, cách nhau bằng dấu phẩy. Ví dụ: giá, bảng giá, chi phí. Ai tìm một từ trong nhóm cũng thấy trang có các từ còn lại; khi khớp ngang nhau, trang có đúng từ đã gõ đứng trước. Có hiệu lực ngay khi lưu.',
      en: 'Each line is a group of words that mean the same, divided by commas. Example: price, pricing, cost. Whoever looks for one of them also finds pages with the others; of two that match as well, the one with the word as typed comes first. A change holds as soon as it is saved.',
    },
  },
  validate: (value, { req }) =>
    synonymGroups(value ?? '').every((phrases) => phrases.length > 1) ||
    say(
      req,
      'Mỗi dòng cần ít nhất hai từ, cách nhau bằng dấu phẩy. Ví dụ: giá, bảng giá.',
      'Each line needs at least two words, divided by a comma. Example: price, cost.',
    ),
};
