import { restoredAddress } from '@/i18n/saved-locale';
import type { Behaviour } from '@/lib/behaviour';
import { onPageChange } from '@/lib/navigation';
import { listen } from './listen-for-events';
import { openPage } from './open-page-events';

/** Whether to count: not for bots, and not inside a frame of another site. */
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
