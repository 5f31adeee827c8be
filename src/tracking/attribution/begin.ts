import { agreesTo, onChoice } from '../consent/state';
import { keepLanding } from './kept';
import { noteThisPage } from './landing';
import { visitTouches } from './visit';

let begun = false;

/** Once for each document: pages, and languages, follow each other in it without loading anew. */
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
