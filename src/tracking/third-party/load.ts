import type { ScriptId } from '@/lib/third-party';
import { trustOthers } from '@/lib/trusted-html';
import { agreesTo, currentChoice } from '../consent/state';
import { clearTraces } from '../consent/traces';
import type { Service } from './service';
import { starters } from './starters';

/** A browser that is never idle loads them after this long all the same. */
const LONGEST_WAIT_MS = 4000;

const begun = new Set<ScriptId>();

/** The window has loaded and the browser has nothing better to do (spec §7: after the page). */
export async function pageIsDone(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resume) => window.addEventListener('load', resume, { once: true }));
  }
  await new Promise<void>((resume) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resume(), { timeout: LONGEST_WAIT_MS });
    } else setTimeout(resume, 1);
  });
}

/** What a vendor's script throws into our calls is its own affair. */
function harmlessly(run: (() => void) | undefined): void {
  try {
    run?.();
  } catch {
    // Its failure changes nothing on the page.
  }
}

/** Puts the script into the page, once; a script that does not come changes nothing. */
export function loadScript(service: Service): void {
  if (begun.has(service.id)) return;
  begun.add(service.id);
  const starter = starters[service.id];
  harmlessly(() => starter?.before?.(service));
  trustOthers();
  const script = document.createElement('script');
  script.async = true;
  script.src = service.src;
  script.dataset.service = service.id;
  script.addEventListener('load', () => {
    // A script on its way runs when it arrives, also when it is agreed to no more: what it left goes at once.
    if (agreesTo(service.category)) harmlessly(starter?.after);
    else clearTraces(currentChoice());
  });
  document.head.append(script);
}

export const hasBegun = (service: Service): boolean => begun.has(service.id);
