'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { waitingIds } from '../../forms/waiting-ids';

type WaitingFormsProps = {
  /** Says that a request of a page that was left has arrived. */
  sentText: string;
};

function Sender({ sentText }: WaitingFormsProps) {
  useEffect(() => {
    const send = () => {
      const elsewhere = waitingIds().filter((id) => !document.getElementById(id));
      if (elsewhere.length === 0 || !navigator.onLine) return;
      void import('./send-waiting')
        .then(({ sendWaiting }) => sendWaiting(elsewhere, sentText))
        .catch(() => undefined); // no network after all: on the next page, or when there is one
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [sentText]);
  return null;
}

/** Sends what was written without a network from whichever page the reader is on when there is one. */
export function WaitingForms({ sentText }: WaitingFormsProps) {
  return <Sender key={usePathname()} sentText={sentText} />;
}
