import { restoredAddress } from '@/i18n/saved-locale';
import type { Behaviour } from '@/lib/behaviour';
import { onPageMove } from '@/lib/navigation';
import { listen } from './listen';
import { openPage } from './open-page';

/** Whether a person is there: no program, and no page of somebody else that shows ours. */
const isCounted = (): boolean => !navigator.webdriver && window.top === window;

/** Counts visits, pages, forms and calls to action, without cookies and without knowing who (ADR-0023). */
export const pageCounter: Behaviour = (_element, signal) => {
  if (!isCounted()) return;
  // A page that only leads to the saved language is not seen.
  const open = () => {
    if (restoredAddress() === null) openPage(window.location.pathname);
  };
  listen(signal);
  open();
  onPageMove(open, signal);
};
