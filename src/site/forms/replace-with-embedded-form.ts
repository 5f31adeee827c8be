import type { Behaviour } from '@/lib/behaviour-type';
import { enabledServicesOfPage } from '@/tracking/third-party/third-party-services-of-page';

/**
 * Loads the provider's form into `slot` once the visitor has consented and the form is near the viewport. The loaded
 * form replaces the site's own form (`data-stands-for`), unless the visitor has begun to fill in that one.
 */
export const embeddedForm: Behaviour = (slot, signal) => {
  void enabledServicesOfPage.then(async ({ services, waitForConsent }) => {
    const service = services.find(({ id }) => id === 'embedForm');
    if (!service) return;
    await waitForConsent(service.category, signal);
    const { loadEmbeddedForm } = await import('./load-embedded-form');
    if (!signal.aborted) loadEmbeddedForm(slot, service, signal);
  });
};
