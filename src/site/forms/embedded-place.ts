import type { Behaviour } from '@/lib/behaviour';
import { enabledServicesOfPage } from '@/tracking/third-party/enabled-services-store';

/**
 * A place beside our form for the provider's, which takes over once it is agreed to, loaded, ready, and
 * nobody has begun with ours.
 */
export const embeddedForm: Behaviour = (slot, signal) => {
  const { embeddedForm: formId = '', standsFor = '' } = slot.dataset;
  void enabledServicesOfPage.then(async ({ services, agreedTo }) => {
    const service = services.find(({ id }) => id === 'embedForm');
    if (!service) return;
    await agreedTo(service.category, signal);
    const { embedForm } = await import('@/tracking/embedded-form/embed');
    const own = document.getElementById(standsFor);
    if (signal.aborted || !(own instanceof HTMLFormElement)) return;
    signal.addEventListener('abort', embedForm({ service, formId, slot, own }));
  });
};
