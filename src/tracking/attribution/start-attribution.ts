import { agreesTo, onChoice } from '../consent/consent-state';
import { storeLanding } from './attribution-storage';
import { recordThisLanding } from './record-landing';
import { visitTouches } from './visit-attribution';

let begun = false;

/**
 * Records the attribution of a visit, for a form on this or a later page; stores it if the visitor has agreed to
 * marketing. Once per document: client-side navigation keeps the document.
 */
export function beginAttribution(): void {
  if (begun) return;
  begun = true;
  const landing = window.location.search;
  recordThisLanding();
  const keep = () => {
    if (agreesTo('marketing')) storeLanding(landing, visitTouches().first);
  };
  keep();
  onChoice(keep);
}
