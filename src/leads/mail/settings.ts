import type { Payload } from 'payload';
import { brand } from '../../../brand.config';

/** Whom mails come from and where the team hears of requests; the brand's address where nobody said. */
export async function mailAddresses(payload: Payload): Promise<{ from: string; team: string }> {
  const { from, team } = await payload.findGlobal({ slug: 'mail-settings', depth: 0 });
  return { from: from || brand.email, team: team || brand.email };
}
