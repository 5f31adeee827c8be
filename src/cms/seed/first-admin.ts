import config from '@payload-config';
import { getPayload } from 'payload';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { liftQueryLimits } from '@/lib/query-limits';

/** Makes the first admin from ADMIN_EMAIL and ADMIN_PASSWORD when both are set and nobody exists yet. */
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env();
liftQueryLimits();
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({ collection: 'users' });
if (email && password && totalDocs === 0) {
  await payload.create({ collection: 'users', data: { email, password, role: 'admin' } });
  log.info('first-admin.created');
}
await payload.destroy();
process.exit(0);
