import type { Locale } from '@/i18n/locales';
import { normalized } from '@/lib/normalize-unicode';
import { brand } from '../../../../brand.config';
import type { Finding } from '../finding-types';
import { isProse, type Prose } from '../prose-fields';
import type { Part } from '../walk-document-fields';
import { NUMBER_ONE_PRAISE } from './number-one-claims';

/** Words that are superlatives by themselves. */
const PRAISE: Record<Locale, RegExp> = {
  vi: new RegExp(
    `(?<!\\p{L})(?:${NUMBER_ONE_PRAISE}|hàng đầu|tốt nhất|nhanh nhất|mạnh nhất|rẻ nhất|uy tín nhất|thông minh nhất|hiệu quả nhất|toàn diện nhất|lớn nhất (?:Việt Nam|thị trường|khu vực)|đầu tiên và duy nhất|duy nhất (?:tại|ở|trên) (?:Việt|thị))(?!\\p{L})`,
    'iu',
  ),
  en: /\b(?:number one|no\. ?1|#1|world[- ]class|best[- ]in[- ]class|best[- ](?:platform|product|tool|solution|software|service|choice)|leading(?= (?:provider|platform|company|vendor|solution|brand))|market leader|industry[- ]leading|(?:the|our) only (?:platform|product|tool|solution|vendor|company)|unrivall?ed|unmatched)\b/i,
};

/** Superlatives that count as comparative advertising only in a sentence about this company or its product. */
const COMPARING: Record<Locale, RegExp> = {
  vi: /(?<!\p{L})(?<!(?:gần|ít|thứ|thống|đồng|hợp|mới|sớm|muộn|bậc|cũ|nhiều|cao|thấp|lớn|nhỏ|dài|ngắn|đau|gắt) )nhất(?! (?:quán|định|thiết|là|trí))(?!\p{L})|(?<!\p{L})duy nhất(?!\p{L})/iu,
  en: /\b(?:best(?! practice| before| time| known)|fastest|cheapest|smartest|strongest|most (?:advanced|complete|powerful|accurate|trusted))\b/i,
};

const OURS: Record<Locale, RegExp> = {
  vi: new RegExp(
    `${brand.name}|chúng tôi|(?:nền tảng|giải pháp|sản phẩm|công cụ) (?:này|của)|Việt Nam|thị trường`,
    'iu',
  ),
  en: new RegExp(
    `${brand.name}|\\b(?:we|our|us)\\b|this (?:platform|product|tool)|market|Viet ?nam`,
    'i',
  ),
};

const sentences = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n+/);

/** The first superlative in a text that needs evidence, if there is one. */
function superlativeIn(text: string, locale: Locale): string | null {
  for (const sentence of sentences(normalized(text, 'NFC'))) {
    const praise = PRAISE[locale].exec(sentence);
    if (praise) return praise[0];
    const comparing = COMPARING[locale].exec(sentence);
    if (comparing && OURS[locale].test(sentence)) return comparing[0];
  }
  return null;
}

/**
 * Finds superlatives without evidence: comparative advertising in Viet Nam is lawful only with supporting documents
 * (D18).
 */
export function superlativeFindings(
  parts: readonly Part[],
  locale: Locale,
  evidence: unknown,
): Finding[] {
  if (typeof evidence === 'string' && evidence.trim() !== '') return [];
  return parts
    .filter((part): part is Prose => isProse(part))
    .flatMap(({ path, place, value }): Finding[] => {
      const word = superlativeIn(value, locale);
      if (!word) return [];
      return [
        {
          rule: 'superlative',
          severity: 'error',
          path,
          place,
          problem: {
            vi: `“${word}” là so sánh nhất, cần bằng chứng lưu hồ sơ.`,
            en: `“${word}” is a superlative and needs evidence on file.`,
          },
          fix: {
            vi: 'Thay bằng con số hay sự việc cụ thể, hoặc ghi tài liệu vào ô Bằng chứng lưu hồ sơ.',
            en: 'Say it with a number or a fact, or name the document in Evidence on file.',
          },
        },
      ];
    });
}

const claim = (
  part: Part,
  severity: Finding['severity'],
  words: Pick<Finding, 'problem' | 'fix'>,
): Finding => ({ rule: 'claim', severity, path: part.path, place: part.place, ...words });

/**
 * Finds claims about another product without a source or without the day on which the source was read (errors), and
 * claims past their review date (warnings).
 */
export function claimFindings(parts: readonly Part[], now: Date): Finding[] {
  return parts.flatMap((part): Finding[] => {
    if (!/^claims[.]\d+[.]/.test(part.path)) return [];
    const { name, value } = part;
    const moment = typeof value === 'string' || value instanceof Date ? new Date(value) : null;
    if ((name === 'sourceUrl' || name === 'sourceName') && !value) {
      return [
        claim(part, 'error', {
          problem: { vi: 'Nhận định này chưa có nguồn.', en: 'This claim has no source.' },
          fix: {
            vi: 'Ghi tên và địa chỉ của tài liệu đã đọc, hoặc bỏ nhận định.',
            en: 'Name the document you read and its address, or leave the claim out.',
          },
        }),
      ];
    }
    if (name === 'checkedAt' && (!moment || moment > now)) {
      return [
        claim(part, 'error', {
          problem: { vi: 'Ngày đọc nguồn chưa đúng.', en: 'The source has no date of reading.' },
          fix: { vi: 'Ghi ngày bạn đã đọc nguồn.', en: 'Enter the day you read the source.' },
        }),
      ];
    }
    if (name === 'reviewBy' && moment && moment <= now) {
      return [
        claim(part, 'warning', {
          problem: {
            vi: 'Đã quá ngày kiểm tra lại: nhận định không hiện trên site.',
            en: 'Past its review date: the claim is not shown on the site.',
          },
          fix: {
            vi: 'Đọc lại nguồn rồi ghi ngày mới, hoặc bỏ nhận định.',
            en: 'Read the source again and renew both dates, or leave the claim out.',
          },
        }),
      ];
    }
    return [];
  });
}
