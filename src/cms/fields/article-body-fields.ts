import { isDeepStrictEqual } from 'node:util';
import { APIError, type Field, type FieldHook, type PayloadRequest } from 'payload';
import { fromParts, isPlainPart } from '@/lib/rich-text/rich-text-from-parts';
import { isData } from '@/lib/is-json-object';
import { toParts } from '@/lib/rich-text/rich-text-to-plain-parts';
import { cleanState, isText } from '@/lib/rich-text/remove-unsupported-formatting';
import { textEditor } from './rich-text-editor';
import { richPartBlocks, textPartBlocks } from './rich-text-editor-blocks';

/** A text as a list of plain-text parts, for a type whose text only other programs read. */
export const partsField = (): Field => ({
  name: 'body',
  type: 'blocks',
  localized: true,
  label: { vi: 'Nội dung', en: 'Content' },
  labels: { singular: { vi: 'Phần', en: 'Part' }, plural: { vi: 'Nội dung', en: 'Content' } },
  blocks: textPartBlocks,
});

/**
 * The text as saved by a version of the site without the text editor, which may still run while instances are upgraded
 * one after the other (ADR-0049).
 */
const readEarlier: FieldHook = ({ value, siblingData, req }) => {
  if (value) return value as unknown;
  const { body, content }: { body?: unknown; content?: unknown } = siblingData;
  if (!isData(body)) return fromParts(body);
  if (req.locale !== 'all') return fromParts(body[String(req.locale)]);
  // The request reads all languages, so `body` has a value for each language. The hook can return no value for all of
  // them, so it sets `content`.
  const given = isData(content) ? content : {};
  siblingData.content = Object.fromEntries(
    Object.entries(body).map(([locale, parts]) => [locale, given[locale] ?? fromParts(parts)]),
  );
  return undefined;
};

function refuse({ i18n }: PayloadRequest, vi: string, en: string): never {
  throw new APIError(i18n.language === 'vi' ? vi : en, 400, null, true);
}

/**
 * Validates and cleans a rich text before it is saved.
 * @throws APIError 400 for a value that is no text of the editor
 */
const cleanText: FieldHook = ({ value, req }) => {
  if (value === null || value === undefined) return value as unknown;
  if (isText(value)) return cleanState(value);
  return refuse(
    req,
    'Nội dung không phải văn bản của trình soạn thảo.',
    'The content is no text of the editor.',
  );
};

const isKnownPart = (part: unknown): boolean =>
  isPlainPart(part) && richPartBlocks.some(({ slug }) => slug === part.blockType);

/**
 * Converts plain-text parts that a program sends without `content` to a rich text. A program that sends back unchanged
 * parts changes nothing: the formatting stays. `content` comes after `body`, so that its hook gets the value set here.
 * @throws APIError 400 for a value that is no list of known parts
 */
const takeParts: FieldHook = ({ value, previousValue, siblingData, req }) => {
  const parts: unknown = value ?? null;
  if (siblingData.content !== undefined || isDeepStrictEqual(parts, previousValue ?? null)) return;
  if (parts !== null && !(Array.isArray(parts) && parts.every(isKnownPart))) {
    const kinds = richPartBlocks.map(({ slug }) => slug).join(', ');
    refuse(
      req,
      `\`body\` cần là danh sách các phần, mỗi phần có blockType là một trong: ${kinds}.`,
      `\`body\` has to be a list of parts, each with a blockType among: ${kinds}.`,
    );
  }
  siblingData.content = fromParts(parts);
};

const writeParts: FieldHook = ({ siblingData }) => toParts(siblingData.content);

/**
 * The text of an entry in two fields. `content` is the rich text that editors write and pages show; `body` is the
 * same as plain-text parts, stored with it, for the content contract (spec §3) and for earlier versions of the site.
 * Which of the two wins: on create and update `content`, if it is given; otherwise a given `body`, on update only if
 * it differs from the stored one. On read `content`; without it, `body`.
 */
export const textFields = (): Field[] => [
  {
    name: 'body',
    type: 'json',
    localized: true,
    admin: { disabled: true },
    hooks: { beforeValidate: [takeParts], beforeChange: [writeParts] },
  },
  {
    name: 'content',
    type: 'richText',
    localized: true,
    label: { vi: 'Nội dung', en: 'Content' },
    admin: {
      components: { Diff: '/cms/rich-text/rich-text-version-diff#TextDiff' },
      description: {
        vi: 'Chọn chữ để in đậm hay gắn liên kết. Gõ / để chèn tiêu đề, danh sách, bảng, lưu ý, hình. Dán được từ Word và Google Docs.',
        en: 'Select words to make them bold or a link. Type / for headings, lists, tables, notes, pictures. Paste from Word and Google Docs.',
      },
    },
    editor: textEditor(),
    hooks: { afterRead: [readEarlier], beforeValidate: [cleanText] },
  },
];

/** The closing section above the demo button; empty: the default text of the page type. */
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
