import type { Behaviour } from '@/lib/behaviour-type';
import { onPageChange } from '@/lib/client-side-navigation';
import { waitingIds } from '../../forms/offline-form-ids';

/**
 * Sends forms that wait for the network from whichever page is open when the network is back. Forms on that page send
 * themselves.
 */
export const waitingForms: Behaviour = (_body, signal) => {
  const send = () => {
    const isElsewhere = waitingIds().some((id) => !document.getElementById(id));
    if (!isElsewhere || !navigator.onLine) return;
    void import('../../forms/send-waiting-forms')
      .then(({ sendStored }) => sendStored())
      .catch(() => undefined); // the browser has no network after all: the next page retries
  };
  send();
  window.addEventListener('online', send, { signal });
  onPageChange(send, signal);
};
