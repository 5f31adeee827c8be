import type { ServerProps } from 'payload';
import { RestoredMailTools } from './resend-mail-buttons.client';

/** Above the list of mails: how many a restore has left, and what can be done with them; nothing where there are none. */
export async function RestoredMails({ payload, user }: ServerProps) {
  if (!user) return null;
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { status: { equals: 'restored' } },
    overrideAccess: false,
    user,
  });
  return totalDocs > 0 ? <RestoredMailTools count={totalDocs} /> : null;
}
