import type { OptionalCategory } from '../consent/consent-categories';
import type { Service } from './third-party-service';

/** The third-party services available on this page, for other parts of its code. */
type Offer = {
  services: readonly Service[];
  /**
   * A function that resolves once the visitor agrees to a category, or if they have before. It is passed in, because
   * the consent code is not part of every page's script.
   */
  waitForConsent: (category: OptionalCategory, signal: AbortSignal) => Promise<void>;
};

let tell: (offer: Offer) => void = () => {};

/** The services of the page, resolved once per document. */
export const enabledServicesOfPage = new Promise<Offer>((resolve) => {
  tell = resolve;
});

export const setEnabledServices = (offer: Offer): void => tell(offer);
