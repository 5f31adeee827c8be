import type { Behaviour } from '@/lib/behaviour-type';
import { enabledServicesOfPage } from '@/tracking/third-party/third-party-services-of-page';

/**
 * Loads the provider's form into `slot` once the visitor has consented and the form is near the viewport. The loaded
 * form replaces the site's own form (`data-stands-for`), unless the visitor has begun to fill in that one.
 */
export const embeddedForm: Behaviour = (slot, signal) => {
  const { embeddedForm: formId = '', standsFor = '' } = slot.dataset;
  void enabledServicesOfPage.then(async ({ services, waitForConsent }) => {
    const service = services.find(({ id }) => id === 'embedForm');
    if (!service) return;
    await waitForConsent(service.category, signal);
    const { embedForm } = await import('@/tracking/embedded-form/load-provider-form');
    const own = document.getElementById(standsFor);
    if (signal.aborted || !(own instanceof HTMLFormElement)) return;
    signal.addEventListener('abort', embedForm({ service, formId, slot, own }));
  });
};
