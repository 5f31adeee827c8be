import type { Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import type { CareerOpportunity } from '@/payload-types';
import type { OpeningPage, OpeningSummary } from '../../entry-view-model-types';
import { toButton } from '../button';
import { toHead, toSummary, type EntryHead } from './shared-entry-transforms';

export function toOpeningSummary(doc: CareerOpportunity, locale: Locale): OpeningSummary {
  return {
    ...toSummary(doc, entryPath('career-opportunities', doc.slug), locale),
    title: doc.title,
    department: doc.department || null,
    location: doc.location || null,
    employmentType: doc.employmentType || null,
    level: doc.level || null,
    salary: doc.salary || null,
    summary: doc.summary || null,
    deadline: doc.deadline ?? null,
    isOpen: doc.isOpen ?? false,
  };
}

export function toOpening(
  doc: CareerOpportunity,
  locale: Locale,
): EntryHead & Pick<OpeningPage, 'opening' | 'cta'> {
  return {
    ...toHead(doc, doc.title, doc.summary, locale),
    opening: toOpeningSummary(doc, locale),
    cta: toButton(doc.cta, locale),
  };
}

/** Whether a vacancy accepts applications at a moment: it is not closed, and its deadline has not passed. */
export const isOpenAt = (
  { isOpen, deadline }: Pick<OpeningSummary, 'isOpen' | 'deadline'>,
  now: Date,
): boolean => isOpen && (deadline === null || new Date(deadline) > now);
