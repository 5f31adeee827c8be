import type { Payload } from 'payload';

const key = Symbol.for('site.cms');
// On the process: pages and the admin come from two bundles, and share one CMS.
const shared = globalThis as { [key]?: () => Promise<Payload> };

/** Says how this process gets its CMS; whoever composes the process calls it before anything is read. */
export function provideCms(get: () => Promise<Payload>): void {
  shared[key] = get;
}

/**
 * The CMS of this process; made once, then shared.
 *
 * @throws Error when the process has none
 */
export async function cms(): Promise<Payload> {
  const get = shared[key];
  if (!get) throw new Error('this process has no CMS: src/own-cms.ts gives it one');
  return get();
}
