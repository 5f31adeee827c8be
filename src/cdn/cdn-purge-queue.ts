import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { onQueuedRefresh } from '@/content/queue-cache-refresh';
import { everythingTag, isTag } from '@/content/cache-tags';
import { queue } from '@/leads/jobs/queue-client';
import { ensurePurgeQueue, PURGE_QUEUE, type PurgeJob } from '@/leads/jobs/cdn-purge-queue';
import { type Cdn, configuredCdns } from '@/lib/cdn-headers';
import type { Session } from '@/lib/payload-database';

/** The maximum number of tags in one job; more tags make several jobs. */
const MAX_TAGS_PER_JOB = 500;

/** The jobs that purge these tags at the given CDNs; the tag of everything replaces all others. */
function jobsFor(to: readonly Cdn[], tags: readonly string[]): { data: PurgeJob }[] {
  const known = [...new Set(tags)].filter(isTag);
  const named = known.includes(everythingTag) ? [everythingTag] : known;
  const jobs: { data: PurgeJob }[] = [];
  for (const cdn of to) {
    for (let from = 0; from < named.length; from += MAX_TAGS_PER_JOB) {
      const some = named.slice(from, from + MAX_TAGS_PER_JOB);
      jobs.push({ data: { cdn, tags: some, isSecond: false } });
    }
  }
  return jobs;
}

/**
 * Queues the purge of what a save has changed. The jobs are inserted in the save's own transaction: none is lost, and a
 * rollback leaves none behind.
 */
async function queuePurges(session: Session, tags: readonly string[]): Promise<void> {
  const jobs = jobsFor(configuredCdns(process.env), tags);
  if (jobs.length === 0) return;
  const boss = await queue();
  await ensurePurgeQueue(boss);
  await boss.insert(PURGE_QUEUE, jobs, { db: fromDrizzle(session, sql) });
}

/** From this call on, every save in this process queues a purge, if a CDN is configured. */
export function purgeAfterSaves(): void {
  if (configuredCdns(process.env).length > 0) onQueuedRefresh(queuePurges);
}

/**
 * Queues a purge of all pages when a process starts: the build or the database may be new, and changes made while the
 * site was stopped were not purged.
 */
export async function purgeEverything(boss: PgBoss): Promise<void> {
  const jobs = jobsFor(configuredCdns(process.env), [everythingTag]);
  if (jobs.length === 0) return;
  await ensurePurgeQueue(boss);
  await boss.insert(PURGE_QUEUE, jobs);
}
