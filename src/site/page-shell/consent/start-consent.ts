import { storedLocale } from '@/i18n/locales';
import type { Behaviour } from '@/lib/behaviour-type';
import type { Service } from '@/tracking/third-party/third-party-service-type';

/** Loads the code of the consent bar and dialog, and starts it. */
export const consent: Behaviour = (dialog, signal) => {
  const { services = '[]', saved = '' } = dialog.dataset;
  const locale = storedLocale(document.documentElement.lang);
  void import('./consent-dialog-behaviour').then(({ startConsentCentre }) => {
    if (signal.aborted) return;
    startConsentCentre({ locale, services: JSON.parse(services) as Service[], saved }, signal);
  });
};
