import type { Choice } from '../consent/categories';
import { denySignals, updateSignals } from '../consent/google-signals';
import { currentChoice, hasLapsed, isAnswered, onChoice } from '../consent/state';
import { clearTraces } from '../consent/traces';
import { hasBegun, loadScript, pageIsDone } from './load';
import { isSecretDocument } from './secret-page';
import type { Service } from './service';

/** What only a withdrawal needs; null while it can not be loaded. */
const stopping = () => import('./stop').catch(() => null);

/** The provider's form is loaded where a page has a place for it, not on every page. */
const onEveryPage = ({ id }: Service): boolean => id !== 'embedForm';

async function start(services: readonly Service[]): Promise<void> {
  if (isSecretDocument()) return;
  await pageIsDone();
  const choice = currentChoice(); // as it is by now
  for (const service of services) {
    if (onEveryPage(service) && choice[service.category]) loadScript(service);
  }
  // At hand before it is wanted: taking back works at once, and without a network.
  if (services.some((service) => hasBegun(service))) void stopping();
}

/** Acts on the choice for as long as the page is open: loads what is agreed to, stops what no longer is. */
export function runServices(services: readonly Service[]): void {
  if (services.some(({ id }) => id === 'tagManager')) denySignals();
  const signal = (choice: Choice) => {
    if (services.some(({ id }) => id === 'tagManager')) updateSignals(choice);
  };
  const choice = currentChoice();
  if (Object.values(choice).includes(true)) signal(choice);
  if (isAnswered() || hasLapsed()) clearTraces(choice);
  void start(services);

  onChoice((now) => {
    signal(now);
    const running = services.filter((service) => hasBegun(service));
    const stopped = running.filter(({ category }) => !now[category]);
    if (stopped.length > 0) {
      const kept = services.filter(({ category }) => now[category]);
      // Once more on the way out: what is in memory may have written again.
      window.addEventListener('pagehide', () => clearTraces(currentChoice()));
      void stopping().then((stop) => stop?.stopServices(stopped, kept));
    }
    clearTraces(now);
    void start(services);
  });
}
