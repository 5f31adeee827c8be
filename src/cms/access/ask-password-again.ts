import type { PayloadRequest } from 'payload';
import { networkHash } from '@/lib/hash-of-ip-network';
import { clientAddress } from '@/lib/request-origin';
import { log } from '@/lib/write-log-line';
import { checkOwner, type Fault } from './verify-second-factor';
import { countTry } from './limit-failed-sign-ins';

type Person = NonNullable<PayloadRequest['user']>;

/**
 * Checks the password of the signed-in colleague again, and the code where the account has a second factor: an
 * unattended computer must not be enough to change who gets in (ASVS 7.5.1). Counts as an attempt to sign in.
 * @returns null when both are right; otherwise the reason
 */
export async function reauthenticate(
  req: PayloadRequest,
  user: Person,
  { password, code }: { password: unknown; code: unknown },
): Promise<Fault | 'limited' | null> {
  const tried = await countTry(req.payload, clientAddress(req.headers), user.email);
  const given = { password: typeof password === 'string' ? password : '', code };
  const checked = tried.isRefused
    ? { fault: 'limited' as const }
    : await checkOwner(req, { id: user.id }, given);
  if ('fault' in checked) {
    const { fault: reason } = checked;
    log.warn('sign-in.not-repeated', { reason, user: user.id, network: networkHash(req.headers) });
    return reason;
  }
  await tried.wasRight();
  return null;
}
