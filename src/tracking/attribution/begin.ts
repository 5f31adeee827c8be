import { agreesTo, onChoice } from '../consent/state';
import { keepLanding } from './kept';
import { noteThisPage } from './landing';
import { visitTouches } from './visit';

let begun = false;

/**
 * Takes note of how a visit came, for a form on this or a later page; keeps it where marketing is agreed to.
 * Once for each document: pages, and languages, follow each other in it without loading anew.
 */
export function beginAttribution(): void {
  if (begun) return;
  begun = true;
  const landing = window.location.search;
  noteThisPage();
  const keep = () => {
    if (agreesTo('marketing')) keepLanding(landing, visitTouches().first);
  };
  keep();
  onChoice(keep);
}
