import { isCrossSite } from '@/leads/http/origin';
import { refuse } from './desk/answers';
import type { CmsHandler } from './readable-request';

/** Also a neighbouring subdomain is another site here; of one that says so the origin tells. */
function isFromElsewhere(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') !== 'same-site') return isCrossSite(headers);
  const origin = new Headers(headers);
  origin.delete('sec-fetch-site');
  return isCrossSite(origin);
}

/** Refuses what another site's page sends: its form could sign a reader in to an account that is not theirs. */
export const fromThisSite =
  (handler: CmsHandler): CmsHandler =>
  async (request, context) =>
    isFromElsewhere(request.headers)
      ? refuse(403, 'cross-site', 'Only pages of this site may send this')
      : handler(request, context);

/** Lets nobody keep an answer that says nothing of it: most hold what only the asker may see. Pictures are kept. */
export const unkept =
  (handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const [answer, { slug = [] }] = [await handler(request, context), await context.params];
    const isPicture = slug[0] === 'media' && slug[1] === 'file';
    if (isPicture || answer.headers.has('Cache-Control')) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(answer.body, { status: answer.status, headers });
  };
