import type { Choice } from '../consent/consent-categories';
import { denySignals, updateSignals } from '../consent/google-consent-signals';
import { currentChoice, hasLapsed, isAnswered, onChoice } from '../consent/consent-state';
import { clearVendorStorage } from '../consent/clear-vendor-storage';
import { hasBegun, loadScript, pageIsDone } from './load-script';
import { hasOpenedTokenPage } from './reload-after-token-page';
import type { Service } from './third-party-service-type';

/** Loads the code that stops services when consent is withdrawn; null if it can not be loaded. */
const stopping = () => import('./stop-third-party-services').catch(() => null);

/** Services that are loaded on every page; the provider's form is loaded only on pages that show it. */
const onEveryPage = ({ id }: Service): boolean => id !== 'embedForm';

async function start(services: readonly Service[]): Promise<void> {
  if (hasOpenedTokenPage()) return;
  await pageIsDone();
  const choice = currentChoice(); // read only now, because the visitor may have chosen while the page was loading
  for (const service of services) {
    if (onEveryPage(service) && choice[service.category]) loadScript(service);
  }
  // The code that stops services is loaded in advance, so that a withdrawal works at once and without a network.
  if (services.some((service) => hasBegun(service))) void stopping();
}

/** Applies the visitor's choice while the page is open: loads services that they agreed to, and stops others. */
export function runServices(services: readonly Service[]): void {
  if (services.some(({ id }) => id === 'tagManager')) denySignals();
  const signal = (choice: Choice) => {
    if (services.some(({ id }) => id === 'tagManager')) updateSignals(choice);
  };
  const choice = currentChoice();
  if (Object.values(choice).includes(true)) signal(choice);
  if (isAnswered() || hasLapsed()) clearVendorStorage(choice);
  void start(services);

  onChoice((now) => {
    signal(now);
    const running = services.filter((service) => hasBegun(service));
    const stopped = running.filter(({ category }) => !now[category]);
    if (stopped.length > 0) {
      const kept = services.filter(({ category }) => now[category]);
      // Deletes cookies once more when the page is left: a script in memory may have set them again.
      window.addEventListener('pagehide', () => clearVendorStorage(currentChoice()));
      void stopping().then((stop) => stop?.stopServices(stopped, kept));
    }
    clearVendorStorage(now);
    void start(services);
  });
}
