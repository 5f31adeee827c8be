import type { OptionalCategory } from './categories';
import { agreesTo, onChoice } from './state';

/** Settles once the visitor agrees to a category, or has agreed to it before; never after `signal`. */
export const agreedTo = (category: OptionalCategory, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (agreesTo(category)) return resolve();
    const stop = onChoice((choice) => {
      if (!choice[category]) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
