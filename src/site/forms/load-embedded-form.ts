import { embedForm } from '@/tracking/embedded-form/load-provider-form';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import { keepWaiting } from './keep-unsent-form-input';
import { sendWaiting } from './send-waiting-forms';

/**
 * Enhances a form that waits for its first focus (`late-form`): behind the provider's form it would get none, and
 * without its key and attribution it would be held, as sent without a script.
 */
function prepare(form: HTMLFormElement): void {
  if (form.dataset.behaviour === 'late-form') form.dispatchEvent(new FocusEvent('focusin'));
}

/**
 * Sends a form whose page has been left. Until it is stored, it waits like a form without network: any page sends it
 * again, and its own page shows it.
 */
const sendAfterLeaving = (form: HTMLFormElement): Promise<void> =>
  sendWaiting(form.id, keepWaiting(form));

/** Loads the provider's form into `slot` in place of the site's own form (`data-stands-for`), while the page is open. */
export function loadEmbeddedForm(slot: HTMLElement, service: Service, signal: AbortSignal): void {
  const { embeddedForm: formId = '', standsFor = '' } = slot.dataset;
  const own = document.getElementById(standsFor);
  if (!(own instanceof HTMLFormElement)) return;
  const place = { service, formId, slot, own, prepare, sendAfterLeaving };
  signal.addEventListener('abort', embedForm(place));
}
