import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { Resource } from '@/payload-types';
import type { ResourcePage, ResourceSummary } from '../../entry-view-model-types';
import { toButton } from '../button';
import { toCategory, toCover, toHead, toSummary, type EntryHead } from './shared-entry-transforms';

/** A resource without the fields that come from its e-book. */
type ResourceOnly = Omit<ResourceSummary, 'pageCount'>;

export function toResourceSummary(doc: Resource, locale: Locale): ResourceOnly {
  return {
    ...toSummary(doc, entryPath('resources', doc.slug), locale),
    title: doc.title,
    summary: doc.summary || null,
    cover: toCover(doc.cover, doc.picture),
    contentType: toCategory(doc.contentType),
    category: toCategory(doc.category),
    publishedAt: doc.publishedAt ?? null,
    gated: doc.isGated ?? false,
    highlight: doc.highlight ?? false,
  };
}

export function toResource(
  doc: Resource,
  locale: Locale,
): EntryHead & { resource: ResourceOnly; cta: ResourcePage['cta'] } {
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    resource: toResourceSummary(doc, locale),
    cta: toButton(doc.cta, locale),
  };
}
