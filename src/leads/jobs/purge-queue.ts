import type { PgBoss } from 'pg-boss';
import type { Cdn } from '@/lib/cdn-headers';
import { ensureQueue } from './ensure-queue';

/** Tags that a content delivery network is to drop (ADR-0043). */
export const PURGE_QUEUE = 'cdn-purge';

/** `isSecond`: dropped once already, when a process may still have shown what was before. */
export type PurgeJob = { cdn: Cdn; tags: readonly string[]; isSecond: boolean };

/** None is given up within a week, however long a network or its settings are broken. */
const options = {
  retryLimit: 2000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 240,
} as const;

const key = Symbol.for('site.purge-queue');
// On the process: the bundler may give routes and the worker copies of this module.
const shared = globalThis as { [key]?: Promise<void> };

/**
 * Creates the queue or brings its options up to date, once for a process: while serving, as it is there only where a
 * network is configured, which may be so from one start to the next.
 */
export function ensurePurgeQueue(boss: PgBoss): Promise<void> {
  shared[key] ??= ensureQueue(boss, PURGE_QUEUE, options).catch((error: unknown) => {
    delete shared[key];
    throw error;
  });
  return shared[key];
}
