import type { OptionalCategory } from './consent-categories';
import { agreesTo, onChoice } from './consent-state';

/** Resolves once the visitor agrees to a category, or at once if they already have; never after `signal` aborts. */
export const waitForConsent = (category: OptionalCategory, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (agreesTo(category)) return resolve();
    const stop = onChoice((choice) => {
      if (!choice[category]) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
