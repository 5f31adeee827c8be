import { getPayload, type SanitizedConfig } from 'payload';
import { networkHash } from '@/lib/hash-of-ip-network';
import { log } from '@/lib/write-log-line';
import type { CmsHandler } from './refuse-bad-requests';

const REFUSED = [401, 403];

/** The name of a collection, a global or an endpoint of the CMS in a URL. */
const placeOf = ([first, second]: readonly string[]): string | undefined =>
  [first === 'globals' ? second : first].find((name) => /^[a-z-]{1,40}$/.test(name ?? ''));

/**
 * Logs each request to the CMS's API that is refused because of its sender (ASVS 16.3.2): the account, the network
 * and the resource. The account is looked up only for a refused request. `limitSignIn` logs a refused sign-in.
 */
export const logRefusedRequests =
  (config: Promise<SanitizedConfig>, handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const answer = await handler(request, context);
    const { slug = [] } = await context.params;
    if (!REFUSED.includes(answer.status) || slug.join('/') === 'users/login') return answer;
    const { headers, method } = request;
    const { user } = await (await getPayload({ config })).auth({ headers });
    log.warn('access.refused', {
      status: answer.status,
      method,
      place: placeOf(slug),
      user: user?.id,
      network: networkHash(headers),
    });
    return answer;
  };
