import type { Choice } from './consent-categories';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const WAIT_MS = 500;

/** Google's tags expect `arguments` objects in the data layer and ignore arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

const said = (agreed: boolean) => (agreed ? 'granted' : 'denied');

const signals = ({ analytics, marketing, support }: Choice) => ({
  ad_storage: said(marketing),
  ad_user_data: said(marketing),
  ad_personalization: said(marketing),
  analytics_storage: said(analytics),
  functionality_storage: said(support),
  personalization_storage: said(support),
  security_storage: 'granted',
});

/**
 * Denies the Google consent signals of every purpose that needs consent, before any tag runs (Google consent mode);
 * `updateSignals` grants those that the visitor agrees to.
 */
export function denySignals(): void {
  const none = { analytics: false, marketing: false, support: false };
  gtag('consent', 'default', { ...signals(none), wait_for_update: WAIT_MS });
}

export const updateSignals = (choice: Choice): void => gtag('consent', 'update', signals(choice));
