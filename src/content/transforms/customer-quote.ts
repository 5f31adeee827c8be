import type { QuoteItem } from '../types-items';
import type { Entry } from '../contract/table';

/** A customer's words with who says them. */
export function toQuote({ id, attributes }: Entry<'customerQuotes'>): QuoteItem {
  return {
    key: id,
    content: attributes.content ?? '',
    customerName: attributes.customerName ?? '',
    person: attributes.representativeName,
    jobTitle: attributes.representativeJobTitle,
    portrait: attributes.representativeAvatar,
    logo: attributes.logo,
    heroShot: attributes.heroShot,
    heroShotInMobile: attributes.heroShotInMobile,
    sample: attributes.sample ?? false,
  };
}
