import { restoredAddress } from '@/i18n/saved-language-choice';
import type { Behaviour } from '@/lib/behaviour-type';
import { onPageChange } from '@/lib/client-side-navigation';
import { listen } from './listen-for-counted-events';
import { openPage } from './count-actions-on-open-page';

/** Whether visits are counted: not those of automated browsers, and not those inside a frame. */
const isCounted = (): boolean => !navigator.webdriver && window.top === window;

/** Counts visits, pages, forms and calls to action, without cookies and anonymously (ADR-0023). */
export const pageCounter: Behaviour = (_element, signal) => {
  if (!isCounted()) return;
  // A page that only redirects to the saved language is not counted.
  const open = () => {
    if (restoredAddress() === null) openPage(window.location.pathname);
  };
  listen(signal);
  open();
  onPageChange(open, signal);
};
