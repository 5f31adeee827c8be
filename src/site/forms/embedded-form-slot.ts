import type { Behaviour } from '@/lib/behaviour';
import { enabledServicesOfPage } from '@/tracking/third-party/enabled-services-store';

/**
 * A slot beside the site's form for the provider's, which replaces it once the visitor has consented and it is loaded and
 * ready, unless the visitor has begun to fill in the site's form.
 */
export const embeddedForm: Behaviour = (slot, signal) => {
  const { embeddedForm: formId = '', standsFor = '' } = slot.dataset;
  void enabledServicesOfPage.then(async ({ services, agreedTo }) => {
    const service = services.find(({ id }) => id === 'embedForm');
    if (!service) return;
    await agreedTo(service.category, signal);
    const { embedForm } = await import('@/tracking/embedded-form/load-provider-form');
    const own = document.getElementById(standsFor);
    if (signal.aborted || !(own instanceof HTMLFormElement)) return;
    signal.addEventListener('abort', embedForm({ service, formId, slot, own }));
  });
};
