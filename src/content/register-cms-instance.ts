import type { Payload } from 'payload';

const key = Symbol.for('site.cms');
// Stored on `globalThis`, because pages and the admin come from two bundles, and share one CMS.
const shared = globalThis as { [key]?: () => Promise<Payload> };

/** Registers the function that gives this process its CMS; called at the start, before anything is read. */
export function provideCms(get: () => Promise<Payload>): void {
  shared[key] = get;
}

/** The CMS of this process. @throws Error when none is registered */
export async function cms(): Promise<Payload> {
  const get = shared[key];
  if (!get) throw new Error('this process has no CMS: src/load-own-cms.ts gives it one');
  return get();
}
