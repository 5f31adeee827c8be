import type { Payload } from 'payload';
import { brand } from '../../../brand.config';

/** The sender's and the team's e-mail address from the mail settings; the default is in the brand's configuration. */
export async function mailAddresses(payload: Payload): Promise<{ from: string; team: string }> {
  const { from, team } = await payload.findGlobal({ slug: 'mail-settings', depth: 0 });
  return { from: from || brand.email, team: team || brand.email };
}
