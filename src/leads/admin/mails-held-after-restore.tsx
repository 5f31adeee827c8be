import type { ServerProps } from 'payload';
import { RestoredMailTools } from './send-or-drop-mail-buttons.client';

/** A notice above the list of mails: how many are held after a restore, with buttons to send or drop them. */
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
