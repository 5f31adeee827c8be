/**
 * A separate process, for tests that kill it or read all its output: posts the forms in FORMS (JSON: a list of
 * `Post`), then runs as a delivery worker until it is killed.
 */
import { cms } from '@/content/register-cms-instance';
import { handlePost } from '@/leads/intake/handle-form-post';
import { startWorker } from '@/leads/start-workers';
import { provideOwnCms } from '@/load-own-cms';

type Post = { body: Record<string, string>; databaseAway?: boolean; html?: boolean };

provideOwnCms();
const payload = await cms();
const posts = JSON.parse(process.env.FORMS ?? '[]') as Post[];
for (const { body, databaseAway, html } of posts) {
  const request = new Request('http://localhost:3000/api/forms/book-demo', {
    method: 'POST',
    headers: html ? {} : { accept: 'application/json' },
    body: new URLSearchParams(body),
  });
  const away = () => Promise.reject(new Error(`No database for ${JSON.stringify(body)}`));
  const { status } = await handlePost(databaseAway ? away : cms, 'book-demo', request);
  process.stdout.write(`posted ${status}\n`);
}
await startWorker(payload);
process.stdout.write('working\n');
