import { embedForm } from '@/tracking/embedded-form/load-provider-form';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import { forgetWaiting, keepWaiting } from './keep-unsent-form-input';
import { sendForm } from './post-form';

/**
 * Sends a form whose page has been left. Until it is stored, it waits like a form without network: any page sends it
 * again, and its own page shows it.
 */
async function sendAfterLeaving(form: HTMLFormElement): Promise<void> {
  keepWaiting(form);
  const { type } = await sendForm(form.action, new FormData(form));
  if (type === 'stored' || type === 'kept') forgetWaiting(form);
}

/** Loads the provider's form into `slot` in place of the site's own form (`data-stands-for`), while the page is open. */
export function loadEmbeddedForm(slot: HTMLElement, service: Service, signal: AbortSignal): void {
  const { embeddedForm: formId = '', standsFor = '' } = slot.dataset;
  const own = document.getElementById(standsFor);
  if (!(own instanceof HTMLFormElement)) return;
  const place = { service, formId, slot, own, sendAfterLeaving };
  signal.addEventListener('abort', embedForm(place));
}
