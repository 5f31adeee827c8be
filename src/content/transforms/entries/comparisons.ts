import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { Comparison } from '@/payload-types';
import type { Claim, ComparisonPage, ComparisonSummary } from '../../entry-view-model-types';
import { nonEmptyLines } from '../transform-context';
import { toImage } from '../image';
import { toHead, toSummary, type EntryHead } from './shared-entry-transforms';

export function toComparisonSummary(doc: Comparison, locale: Locale): ComparisonSummary {
  return {
    ...toSummary(doc, entryPath('comparisons', doc.slug), locale),
    title: doc.title,
    competitor: doc.competitor,
    kind: doc.kind ?? null,
    summary: doc.summary || null,
    logo: toImage(doc.logo),
  };
}

type ClaimSource = Partial<NonNullable<Comparison['claims']>[number]>;

const isMoment = (value: string | undefined): value is string =>
  value !== undefined && !Number.isNaN(Date.parse(value));

/** Converts a claim; an empty list without all its texts, a source, a reading date and a review date (D18). */
function toClaim(source: ClaimSource): Claim[] {
  const { topic, ours, theirs, sourceName, sourceUrl, checkedAt, reviewBy } = source;
  const isSourced = topic && ours && theirs && sourceName && sourceUrl;
  if (!isSourced || !isMoment(checkedAt) || !isMoment(reviewBy)) return [];
  const link = { text: sourceName, href: sourceUrl };
  return [{ topic, ours, theirs, source: link, checkedAt, reviewBy }];
}

/**
 * Splits a title `X and us: what for` into two lines. The colon stays at the end of the first line, so that the title
 * reads as it was typed where the lines run together. A title without a colon is one line.
 */
export function comparisonTitleLines(title: string): string[] {
  const [name = title, ...rest] = title.split(': ');
  return rest.length > 0 ? [`${name}:`, rest.join(': ')] : [name];
}

/** The view-model of a comparison with every sourced claim, even those that `currentClaims` no longer shows. */
export function toComparisonPage(
  doc: Comparison,
  locale: Locale,
): EntryHead & Pick<ComparisonPage, 'comparison' | 'titleLines' | 'fits' | 'claims'> {
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    comparison: toComparisonSummary(doc, locale),
    titleLines: comparisonTitleLines(doc.title),
    fits: {
      theirs: nonEmptyLines(doc.chooseTheirs ?? ''),
      ours: nonEmptyLines(doc.chooseOurs ?? ''),
    },
    claims: (doc.claims ?? []).flatMap(toClaim),
  };
}

/** The claims that are not yet due for review at a moment (D18), and when the next of them becomes due. */
export function currentClaims(
  claims: readonly Claim[],
  now: Date,
): { claims: Claim[]; next: Date | null } {
  const current = claims.filter(({ reviewBy }) => Date.parse(reviewBy) > now.getTime());
  const next = Math.min(...current.map(({ reviewBy }) => Date.parse(reviewBy)));
  return { claims: current, next: Number.isFinite(next) ? new Date(next) : null };
}
