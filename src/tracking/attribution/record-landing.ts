import { agreesTo } from '../consent/consent-state';
import { storedTouches } from './attribution-storage';
import { recordLanding } from './visit-attribution';

/** Records the page that is open as a landing; the first call on a page counts, later ones do nothing. */
export function recordThisLanding(): void {
  const landing = new URL(window.location.href);
  recordLanding(landing, document.referrer, agreesTo('marketing') ? storedTouches() : undefined);
}
