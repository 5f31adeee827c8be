import { APIError, type Field, type FieldHook } from 'payload';
import { fromParts } from '@/lib/rich-text/from-parts';
import { isData } from '@/lib/rich-text/state';
import { toParts } from '@/lib/rich-text/to-plain-parts';
import { cleanState, isText } from '@/lib/rich-text/clean';
import { textEditor } from './text-editor';
import { textPartBlocks } from './text-parts';

/** A text as parts of plain words, of a type whose text only other programs read. */
export const partsField = (): Field => ({
  name: 'body',
  type: 'blocks',
  localized: true,
  label: { vi: 'Nội dung', en: 'Content' },
  labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Nội dung', en: 'Content' } },
  blocks: textPartBlocks,
});

/**
 * The text that the version of the site before the text editor has saved, while instances change version one after the
 * other (ADR-0049).
 */
const readEarlier: FieldHook = ({ value, siblingData, req }) => {
  if (value) return value as unknown;
  const body: unknown = siblingData.body;
  return fromParts(isData(body) ? body[String(req.locale)] : body);
};

/**
 * The text as it is saved. A program that creates an entry may give the parts in plain words instead.
 *
 * @throws APIError 400 for what is no text of the editor
 */
const cleanText: FieldHook = ({ value, req, operation, siblingData }) => {
  if (operation === 'create' && siblingData.content === undefined) {
    return cleanState(fromParts(siblingData.body));
  }
  if (value === null || value === undefined) return value as unknown;
  if (isText(value)) return cleanState(value);
  const reason =
    req.i18n.language === 'vi'
      ? 'Nội dung không phải văn bản của trình soạn thảo.'
      : 'The content is no text of the editor.';
  throw new APIError(reason, 400, null, true);
};

const writeParts: FieldHook = ({ siblingData }) => toParts(siblingData.content);

/**
 * The text of an entry. `content` is what editors write and pages show; `body` is the same in plain words, written with
 * it, for the content contract (spec §3) and the version of the site before the editor.
 */
export const textFields = (): Field[] => [
  {
    name: 'body',
    type: 'json',
    localized: true,
    admin: { disabled: true },
    hooks: { beforeChange: [writeParts] },
  },
  {
    name: 'content',
    type: 'richText',
    localized: true,
    label: { vi: 'Nội dung', en: 'Content' },
    admin: {
      components: { Diff: '/cms/rich-text/text-diff#TextDiff' },
      description: {
        vi: 'Chọn chữ để in đậm hay gắn liên kết. Gõ / để chèn tiêu đề, danh sách, bảng, lưu ý, hình. Dán được từ Word và Google Docs.',
        en: 'Select words to make them bold or a link. Type / for headings, lists, tables, notes, pictures. Paste from Word and Google Docs.',
      },
    },
    editor: textEditor(),
    hooks: { afterRead: [readEarlier], beforeValidate: [cleanText] },
  },
];

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
