import type { Service } from './service';

let tell: (services: readonly Service[]) => void = () => {};

/** What the page can load, for the parts of it that want to know; settled once for each document. */
export const offeredToPage = new Promise<readonly Service[]>((resolve) => {
  tell = resolve;
});

export const offerToPage = (services: readonly Service[]): void => tell(services);
