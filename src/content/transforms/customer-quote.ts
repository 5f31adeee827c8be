import { markOf } from '@/lib/pictogram-address';
import type { QuoteItem } from '../list-item-types';
import type { Entry } from '../contract/contract-table';

/** The view-model of a customer quote. */
export function toQuote({ id, attributes }: Entry<'customerQuotes'>): QuoteItem {
  const mark = markOf(attributes.logo);
  return {
    key: id,
    content: attributes.content ?? '',
    customerName: attributes.customerName ?? '',
    person: attributes.representativeName,
    jobTitle: attributes.representativeJobTitle,
    portrait: attributes.representativeAvatar,
    logo: mark ? null : attributes.logo,
    mark,
    heroShot: attributes.heroShot,
    heroShotInMobile: attributes.heroShotInMobile,
    sample: attributes.sample ?? false,
  };
}
