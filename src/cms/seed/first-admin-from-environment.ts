import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';

/** Creates the first admin from ADMIN_EMAIL and ADMIN_PASSWORD when both are set and no account exists. */
export async function makeFirstAdmin(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env();
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (!email || !password || totalDocs > 0) return;
  await payload.create({ collection: 'users', data: { email, password, role: 'admin' } });
  log.info('first-admin.created');
}
