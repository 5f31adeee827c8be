import type { ScriptId } from '@/lib/third-party-scripts';
import { trustOthers } from '@/lib/trusted-types-policy';
import { agreesTo, currentChoice } from '../consent/consent-state';
import { clearVendorStorage } from '../consent/clear-vendor-storage';
import type { Service } from './third-party-service-type';
import { vendorSetups } from './prepare-vendor-scripts';

/** The longest wait for an idle moment, in milliseconds. */
const MAX_WAIT_MS = 4000;

const begun = new Set<ScriptId>();

/** Resolves when the window has loaded and the browser is idle (spec §7: after the page). */
export async function pageIsDone(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resume) => window.addEventListener('load', resume, { once: true }));
  }
  await new Promise<void>((resume) => {
    // Safari has no requestIdleCallback, so a timer is used instead.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resume(), { timeout: MAX_WAIT_MS });
    } else setTimeout(resume, 1);
  });
}

/** Runs the setup code of a third-party service; errors are ignored. */
function harmlessly(run: (() => void) | undefined): void {
  try {
    run?.();
  } catch {
    // Setup code that throws changes nothing else on the page.
  }
}

/** Adds the script to the page, once; one that fails to load changes nothing. */
export function loadScript(service: Service): void {
  if (begun.has(service.id)) return;
  begun.add(service.id);
  const setup = vendorSetups[service.id];
  harmlessly(() => setup?.before?.(service));
  trustOthers();
  const script = document.createElement('script');
  script.async = true;
  script.src = service.src;
  script.dataset.service = service.id;
  script.addEventListener('load', () => {
    // A script that is loading runs when it arrives, even after consent was withdrawn: its cookies are deleted at once.
    if (agreesTo(service.category)) harmlessly(setup?.after);
    else clearVendorStorage(currentChoice());
  });
  document.head.append(script);
}

export const hasBegun = (service: Service): boolean => begun.has(service.id);
