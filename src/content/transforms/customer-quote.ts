import { pictogramOf } from '@/lib/pictogram-url';
import type { QuoteItem } from '../list-item-and-text-types';
import type { Entry } from '../graphql-contract/contract-types';

export function toQuote({ id, attributes }: Entry<'customerQuotes'>): QuoteItem {
  const pictogram = pictogramOf(attributes.logo);
  return {
    key: id,
    content: attributes.content ?? '',
    customerName: attributes.customerName ?? '',
    person: attributes.representativeName,
    jobTitle: attributes.representativeJobTitle,
    portrait: attributes.representativeAvatar,
    logo: pictogram ? null : attributes.logo,
    pictogram,
    heroShot: attributes.heroShot,
    heroShotInMobile: attributes.heroShotInMobile,
    sample: attributes.sample ?? false,
  };
}
