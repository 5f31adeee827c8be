import type { OptionalCategory } from '../consent/categories';
import type { Service } from './service';

/** What the page can load, for the parts of it that want to know. */
type Offer = {
  services: readonly Service[];
  /**
   * Settles once the visitor agrees to a category, or has agreed to it before. Given along, because the code that
   * keeps the choice is not in every page's script.
   */
  agreedTo: (category: OptionalCategory, signal: AbortSignal) => Promise<void>;
};

let tell: (offer: Offer) => void = () => {};

/** Settled once for each document. */
export const offeredToPage = new Promise<Offer>((resolve) => {
  tell = resolve;
});

export const offerToPage = (offer: Offer): void => tell(offer);
