import type { Locale } from '@/i18n/locales';
import { normalized } from '@/lib/normalize-unicode';
import { brand } from '../../../../brand.config';
import type { Finding } from '../finding-types';
import { fontCoverage } from '../font-coverage';
import { isProse } from '../prose-fields';
import type { Part } from '../walk-document-fields';

/**
 * Vietnamese letters that English texts do not have: ă, đ, ơ, ư, and letters with a hook, a dot below or two marks.
 * Letters such as é are not among them: English has them in words such as café.
 */
const VIETNAMESE = /[ăđơưĂĐƠƯ\u1EA0-\u1EF9]/;
const VIETNAMESE_WORD = /\S*[ăđơưĂĐƠƯ\u1EA0-\u1EF9]\S*/;
const ANY_MARK = /[\u00C0-\u01B0\u1EA0-\u1EF9]/;
const ENGLISH_WORDS =
  /\b(?:the|and|of|to|is|are|for|with|your|you|our|we|that|this|in|on|it|from|how|what|when)\b/gi;
const MIN_WORDS = 6;
const MIN_ENGLISH_WORDS = 3;

/** Fields with the name of a person or company, which may keep its spelling: a finding there is a warning. */
const NAME = /^(?:name|by|author|owner|customerName|representativeName|speaker)$/;

/** The company's own name, spelt as it is registered. */
const registered = [brand.legalName, brand.name];
const withoutOwnNames = (text: string): string =>
  registered.reduce((rest, name) => rest.replaceAll(name, ''), text);

/** Fields of survey questions, which have both languages on purpose: `questionVi`, `questionEn`. */
const OF_ONE_LANGUAGE = /(?:Vi|En)$/;

function isEnglish(text: string): boolean {
  if (ANY_MARK.test(text) || text.split(/\s+/).length < MIN_WORDS) return false;
  return (text.match(ENGLISH_WORDS) ?? []).length >= MIN_ENGLISH_WORDS;
}

/** Finds words of the other language left over in a translation. */
export function languageFindings(parts: readonly Part[], locale: Locale): Finding[] {
  return parts.flatMap((part): Finding[] => {
    if (!isProse(part) || OF_ONE_LANGUAGE.test(part.name)) return [];
    const { path, place, name } = part;
    const value = withoutOwnNames(part.value);
    const severity = NAME.test(name) ? 'warning' : 'error';
    const rest = { rule: 'language', severity, path, place } as const;
    if (locale === 'en' && VIETNAMESE.test(value)) {
      const word = VIETNAMESE_WORD.exec(value)?.[0] ?? '';
      return [
        {
          ...rest,
          problem: {
            vi: `Còn tiếng Việt trên bản tiếng Anh: “${word}”.`,
            en: `Vietnamese is left in the English version: “${word}”.`,
          },
          fix: {
            vi: 'Dịch chỗ này; tên người và nơi chốn viết không dấu.',
            en: 'Translate it; names of people and places go without diacritics.',
          },
        },
      ];
    }
    if (locale === 'vi' && value.split('\n').some(isEnglish)) {
      return [
        {
          ...rest,
          problem: {
            vi: 'Đoạn này vẫn bằng tiếng Anh trên bản tiếng Việt.',
            en: 'This is still English in the Vietnamese version.',
          },
          fix: { vi: 'Dịch sang tiếng Việt.', en: 'Translate it into Vietnamese.' },
        },
      ];
    }
    return [];
  });
}

const isDrawn = (code: number): boolean =>
  code < 0x20 || fontCoverage.some(([from, to]) => code >= from && code <= to);
/** Whether a character is part of words. Symbols of formulas such as Σ and ₙ are not. */
const isLetter = (character: string): boolean =>
  /\p{M}|(?=\p{Script=Latin})[\p{Lu}\p{Ll}]/u.test(character);

/** Finds characters that the brand font lacks: browsers show them in another font, or as a box. */
export function glyphFindings(parts: readonly Part[]): Finding[] {
  return parts.flatMap((part): Finding[] => {
    if (!isProse(part)) return [];
    const missing = [...new Set(normalized(part.value, 'NFC'))].filter(
      (character) => !isDrawn(character.codePointAt(0) ?? 0),
    );
    if (missing.length === 0) return [];
    const shown = missing.join(' ');
    return [
      {
        rule: 'glyph',
        severity: missing.some(isLetter) ? 'error' : 'warning',
        path: part.path,
        place: part.place,
        problem: {
          vi: `Phông chữ của site không có: ${shown}`,
          en: `The site's font does not have: ${shown}`,
        },
        fix: {
          vi: 'Thay bằng chữ hoặc dấu khác; biểu tượng nên là hình.',
          en: 'Write it another way; a symbol is better a picture.',
        },
      },
    ];
  });
}
