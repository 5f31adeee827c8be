'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { restoredAddress } from '@/i18n/saved-locale';
import { listen } from './listen';
import { openPage } from './open-page';

/** Whether a person is there: no program, and no page of somebody else that shows ours. */
const isCounted = (): boolean => !navigator.webdriver && window.top === window;

/** Counts visits, pages, forms and calls to action, without cookies and without knowing who (ADR-0023). */
export function PageCounter() {
  const path = usePathname();
  useEffect(() => (isCounted() ? listen() : undefined), []);
  useEffect(() => {
    // A page that only leads to the saved language is not seen.
    if (isCounted() && restoredAddress() === null) openPage(path);
  }, [path]);
  return null;
}
