import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { CustomerSuccess } from '@/payload-types';
import type { StoryPage, StorySummary } from '../../entry-view-model-types';
import { toImage } from '../image';
import { toCover, toHead, toPictogram, toSummary, type EntryHead } from './shared-entry-transforms';

export function toStorySummary(doc: CustomerSuccess, locale: Locale): StorySummary {
  return {
    ...toSummary(doc, entryPath('customer-successes', doc.slug), locale),
    title: doc.title,
    customerName: doc.customerName,
    summary: doc.summary || null,
    industry: doc.industry || null,
    cover: toCover(doc.heroShot, doc.picture),
    logo: toImage(doc.logo),
    pictogram: toPictogram(doc.logo),
    figures: (doc.figures ?? []).map(({ value, label, source }) => ({
      value,
      label,
      source: source || null,
    })),
    publishedAt: doc.publishedAt ?? null,
    highlight: doc.highlight ?? false,
  };
}

export function toStory(
  doc: CustomerSuccess,
  locale: Locale,
): EntryHead & Pick<StoryPage, 'story' | 'heroShotInMobile' | 'quote'> {
  const { content, name, jobTitle } = doc.quote ?? {};
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    story: toStorySummary(doc, locale),
    heroShotInMobile: toImage(doc.heroShotInMobile),
    quote: content ? { content, name: name || null, jobTitle: jobTitle || null } : null,
  };
}
