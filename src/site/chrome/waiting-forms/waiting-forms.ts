import type { Behaviour } from '@/lib/behaviour';
import { onPageMove } from '@/lib/navigation';
import { waitingIds } from '../../forms/waiting-ids';

/** Sends what was written without a network from whichever page the reader is on when there is one. */
export const waitingForms: Behaviour = (body, signal) => {
  const send = () => {
    const elsewhere = waitingIds().filter((id) => !document.getElementById(id));
    if (elsewhere.length === 0 || !navigator.onLine) return;
    void import('./send-waiting')
      .then(({ sendWaiting }) => sendWaiting(elsewhere, body.dataset.waitingSent ?? ''))
      .catch(() => undefined); // no network after all: on the next page, or when there is one
  };
  send();
  window.addEventListener('online', send, { signal });
  onPageMove(send, signal);
};
