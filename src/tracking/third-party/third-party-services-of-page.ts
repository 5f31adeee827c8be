import type { OptionalCategory } from '../consent/consent-categories';
import type { Service } from './third-party-service-type';

/** The third-party services available on this page, for other parts of the page's code. */
type Offer = {
  services: readonly Service[];
  /**
   * Resolves once the visitor agrees to a category, or at once if they already have. Passed in, because the consent
   * code is not part of every page's script.
   */
  waitForConsent: (category: OptionalCategory, signal: AbortSignal) => Promise<void>;
};

let tell: (offer: Offer) => void = () => {};

/** The services of the page, resolved once per document. */
export const enabledServicesOfPage = new Promise<Offer>((resolve) => {
  tell = resolve;
});

export const setEnabledServices = (offer: Offer): void => tell(offer);
