import { agreesTo } from '../consent/consent-state';
import { storedTouches } from './attribution-storage';
import { noteLanding } from './visit-attribution';

/** Records the page that is open as a landing; the first call on a page counts, later ones do nothing. */
export function noteThisPage(): void {
  const landing = new URL(window.location.href);
  noteLanding(landing, document.referrer, agreesTo('marketing') ? storedTouches() : undefined);
}
