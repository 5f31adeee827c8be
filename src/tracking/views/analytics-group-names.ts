import { isLocale, localeNames } from '@/i18n/locales';
import { kindLabels } from '@/leads/model/lead-labels';
import { isFormKind } from '@/leads/schema/form-definitions';
import { type Dimension, OTHER_GROUP } from '../store/read-page-statistics';
import { DIRECT, NONE, OTHER, UNKNOWN } from '../analytics/visit-origin';
import type { AnalyticsText } from './analytics-translations';

/** The label of a group; names that are not defined in the code are returned unchanged. */
export function groupName(
  dimension: Dimension,
  name: string,
  language: 'vi' | 'en',
  text: AnalyticsText,
): string {
  if (name === OTHER_GROUP) return text.rest;
  if (dimension === 'form') return isFormKind(name) ? kindLabels[name][language] : name;
  if (dimension === 'language') return isLocale(name) ? localeNames[name] : name;
  const ours = new Map([
    [OTHER, text.other],
    [`${DIRECT} / ${NONE}`, text.direct],
    [`${UNKNOWN} / ${UNKNOWN}`, text.unknown],
    [`${OTHER} / ${OTHER}`, text.other],
    ['tel:', text.phone],
    ['mailto:', text.email],
    ['external', text.external],
  ]);
  return ours.get(name) ?? name.replace(` / ${NONE}`, '').replace(OTHER, text.other);
}
