import pg from 'pg';
import { readMessage } from '@/content/cache-refresh-message';

/**
 * The result of a task, and the cache tags that its committed transactions have announced (NOTIFY), each tag once;
 * `messages` are the announcements as they were sent.
 */
export async function tagsNamedBy<T>(task: () => Promise<T>): Promise<{
  result: T;
  tags: string[];
  messages: string[];
}> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  const messages: string[] = [];
  client.on('notification', ({ payload }) => messages.push(payload ?? ''));
  await client.connect();
  try {
    await client.query('LISTEN site_tags');
    const result = await task();
    await client.query('SELECT 1'); // This query is answered after the messages of earlier commits.
    const tags = messages.flatMap((message) => readMessage(message)?.tags ?? []);
    return { result, tags: [...new Set(tags)], messages };
  } finally {
    await client.end();
  }
}
