import type { Finding } from '../finding-types';
import type { Part } from '../walk-document-fields';

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;
/** Matches section types that show the page title as their own title; of a family, only the variants that do. */
const OPENING = /^(?:hero|.*Hero|form[.](?:book-demo|contact))$/;

/** Checks heading levels: a level-3 heading needs a level-2 heading before it. */
export function headingFindings(parts: readonly Part[]): Finding[] {
  const largeSeen = new Set<string>();
  return parts.flatMap((part): Finding[] => {
    if (part.block !== 'heading' || part.name !== 'level') return [];
    const text = part.path.replace(/[.]\d+[.]level$/, '');
    if (part.value !== '3') {
      largeSeen.add(text);
      return [];
    }
    if (largeSeen.has(text)) return [];
    return [
      {
        rule: 'heading-order',
        severity: 'error',
        path: part.path,
        place: part.place,
        problem: {
          vi: 'Tiêu đề nhỏ đứng trước mọi tiêu đề lớn.',
          en: 'A small heading stands before any large one.',
        },
        fix: { vi: 'Đổi cấp thành Lớn.', en: 'Change its level to Section.' },
      },
    ];
  });
}

/** Whether a section shows the title of its page, as the main heading (h1). */
function isOpening(block: unknown): boolean {
  const { blockType, variant } = block as { blockType?: string; variant?: string };
  return OPENING.test(variant ? `${blockType}.${variant}` : `${blockType}`);
}

const sectionAt = (index: number) => ({
  path: `sections.${index}`,
  place: { vi: `Phần thứ ${index + 1}`, en: `Section ${index + 1}` },
});

/**
 * Checks that the first section, and no other, carries the title of the page. Without one the page has no main heading
 * and begins under the header.
 */
export function openingFindings(sections: unknown): Finding[] {
  const blocks: unknown[] = Array.isArray(sections) ? sections : [];
  const [first, ...others] = blocks;
  const missing: Finding[] =
    first === undefined || blocks.some(isOpening)
      ? []
      : [
          {
            rule: 'heading-order',
            severity: 'warning',
            ...sectionAt(0),
            problem: {
              vi: 'Trang không bắt đầu bằng phần mở đầu nên thiếu tiêu đề chính.',
              en: 'The page starts with no opening section, so it has no main heading.',
            },
            fix: {
              vi: 'Đưa một phần mở đầu lên đầu trang.',
              en: 'Put an opening section first.',
            },
          },
        ];
  return [
    ...missing,
    ...others.flatMap((block, index): Finding[] =>
      isOpening(block)
        ? [
            {
              rule: 'heading-order',
              severity: 'error',
              ...sectionAt(index + 1),
              problem: {
                vi: 'Phần mở đầu mang tiêu đề của cả trang và chỉ đứng đầu trang.',
                en: 'An opening section carries the title of the page and stands first only.',
              },
              fix: {
                vi: 'Đưa phần này lên đầu, hoặc dùng một phần khác.',
                en: 'Move it to the top, or use another section.',
              },
            },
          ]
        : [],
    ),
  ];
}

/** Checks for meta titles and descriptions that search engines would cut off or replace. */
export function seoFindings(parts: readonly Part[]): Finding[] {
  return parts.flatMap(({ path, place, value }): Finding[] => {
    const limit =
      path === 'seo.title' ? TITLE_LENGTH : path === 'seo.description' ? DESCRIPTION_LENGTH : 0;
    if (limit === 0) return [];
    const { length } = typeof value === 'string' ? value.trim() : '';
    if (length > 0 && length <= limit) return [];
    const isMissing = length === 0;
    return [
      {
        rule: isMissing ? 'seo-missing' : 'seo-length',
        severity: isMissing ? 'warning' : 'error',
        path,
        place,
        problem: isMissing
          ? { vi: 'Còn trống; máy tìm kiếm sẽ tự chọn.', en: 'Empty; search engines choose.' }
          : {
              vi: `Dài ${length} ký tự; kết quả tìm kiếm chỉ hiện ${limit}.`,
              en: `${length} characters; search results show ${limit}.`,
            },
        fix: isMissing
          ? { vi: `Viết tối đa ${limit} ký tự.`, en: `Write at most ${limit} characters.` }
          : { vi: `Rút còn ${limit} ký tự.`, en: `Shorten it to ${limit} characters.` },
      },
    ];
  });
}
