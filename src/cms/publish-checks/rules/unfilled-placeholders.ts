import type { Finding } from '../finding-types';
import { isProse } from '../prose-fields';
import type { Part } from '../walk-document-fields';

/** Finds placeholders in braces that nothing fills: the page would show them literally. */
export const placeholderFindings = (parts: readonly Part[]): Finding[] =>
  parts.filter(isProse).flatMap(({ path, place, value }): Finding[] => {
    const unknown = /\{\{.{0,40}|\}\}/.exec(value)?.[0];
    if (unknown === undefined) return [];
    return [
      {
        rule: 'placeholder',
        severity: 'error',
        path,
        place,
        problem: {
          vi: `“${unknown}” sẽ hiện nguyên văn trên trang.`,
          en: `“${unknown}” would stand on the page as it is.`,
        },
        fix: {
          vi: 'Chỉ có {{promise.minutes}} được thay bằng số phút đã hẹn.',
          en: 'Only {{promise.minutes}} is replaced, by the minutes promised.',
        },
      },
    ];
  });
