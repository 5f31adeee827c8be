import { localizedPath, type Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { Integration } from '@/payload-types';
import type { IntegrationPage, IntegrationSummary } from '../../entry-view-model-types';
import { toImage } from '../image';
import {
  toCategory,
  toHead,
  toPictogram,
  toSummary,
  type EntryHead,
} from './shared-entry-transforms';

export function toIntegrationSummary(doc: Integration, locale: Locale): IntegrationSummary {
  return {
    ...toSummary(doc, entryPath('integrations', doc.slug), locale),
    name: doc.name,
    summary: doc.summary || null,
    logo: toImage(doc.logo),
    pictogram: toPictogram(doc.logo),
    category: toCategory(doc.category),
    vendor: doc.vendor || null,
    comingSoon: doc.isComingSoon ?? false,
  };
}

export function toIntegration(
  doc: Integration,
  locale: Locale,
): EntryHead & Pick<IntegrationPage, 'integration' | 'link'> {
  return {
    ...toHead(doc, doc.name, doc.summary, locale),
    integration: toIntegrationSummary(doc, locale),
    link: doc.href ? localizedPath(locale, doc.href) : null,
  };
}
