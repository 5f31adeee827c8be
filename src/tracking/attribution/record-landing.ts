import { agreesTo } from '../consent/consent-state';
import { storedTouches } from './attribution-storage';
import { recordLanding } from './visit-attribution';

/** Records the open page as a landing; only the first call on a page counts. */
export function recordThisLanding(): void {
  const landing = new URL(window.location.href);
  recordLanding(landing, document.referrer, agreesTo('marketing') ? storedTouches() : undefined);
}
