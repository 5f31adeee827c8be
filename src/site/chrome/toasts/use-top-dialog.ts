'use client';

import { useEffect, useState } from 'react';
import { onNotification } from './notification';

const topDialog = (): Element | null =>
  Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? null;

/** The open modal dialog, or null: it covers the page and makes it inert, so what is to be seen stands in it. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setDialog(topDialog());
    // Neither event bubbles. Browsers that do not say that a dialog opened still say that it closed.
    document.addEventListener('toggle', look, true);
    document.addEventListener('close', look, true);
    const stop = onNotification(look);
    return () => {
      document.removeEventListener('toggle', look, true);
      document.removeEventListener('close', look, true);
      stop();
    };
  }, []);
  return dialog;
}
