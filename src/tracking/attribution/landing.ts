import { agreesTo } from '../consent/state';
import { keptTouches } from './kept';
import { noteLanding } from './visit';

/** Takes note of the page that is open; whoever comes first on a page does it, later calls change nothing. */
export function noteThisPage(): void {
  const landing = new URL(window.location.href);
  noteLanding(landing, document.referrer, agreesTo('marketing') ? keptTouches() : undefined);
}
