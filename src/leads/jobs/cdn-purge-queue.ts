import type { PgBoss } from 'pg-boss';
import type { Cdn } from '@/lib/cdn-headers';
import { ensureQueue } from './create-queue';

/** The queue of jobs that purge tags from a CDN (ADR-0043). */
export const PURGE_QUEUE = 'cdn-purge';

/** `isSecond`: a second purge, because a process may have served old content after the first. */
export type PurgeJob = { cdn: Cdn; tags: readonly string[]; isSecond: boolean };

/** Options of a purge job: it is retried for about a week, while a CDN or its settings are broken. */
const options = {
  retryLimit: 2000,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 240,
} as const;

const key = Symbol.for('site.purge-queue');
// The promise is stored on the process (`globalThis`), because the bundler may give routes and the worker copies of
// this module.
const shared = globalThis as { [key]?: Promise<void> };

/**
 * Creates the queue or updates its options, once for each process. Done at run time, because the queue exists only
 * where a CDN is configured, and a restart may change that.
 */
export function ensurePurgeQueue(boss: PgBoss): Promise<void> {
  shared[key] ??= ensureQueue(boss, PURGE_QUEUE, options).catch((error: unknown) => {
    delete shared[key];
    throw error;
  });
  return shared[key];
}
