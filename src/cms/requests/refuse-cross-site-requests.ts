import { isCrossSite } from '@/lib/request-origin';
import { refuse } from '../editorial/endpoint-access-and-input';
import type { CmsHandler } from './refuse-bad-requests';

/**
 * Whether another site sent the request. A neighbouring subdomain (`same-site`) counts as another site; the Origin
 * header shows which of the two it is.
 */
function isFromElsewhere(headers: Headers): boolean {
  if (headers.get('sec-fetch-site') !== 'same-site') return isCrossSite(headers);
  const origin = new Headers(headers);
  origin.delete('sec-fetch-site');
  return isCrossSite(origin);
}

/** Refuses requests from pages of other sites (CSRF): their forms could sign a visitor in to an attacker's account. */
export const refuseOtherSites =
  (handler: CmsHandler): CmsHandler =>
  async (request, context) =>
    isFromElsewhere(request.headers)
      ? refuse(403, 'cross-site', 'Only pages of this site may send this')
      : handler(request, context);

/** Forbids caching of answers without a Cache-Control header of their own: most are private. Pictures may be cached. */
export const withoutCaching =
  (handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const [answer, { slug = [] }] = [await handler(request, context), await context.params];
    const isPicture = slug[0] === 'media' && slug[1] === 'file';
    if (isPicture || answer.headers.has('Cache-Control')) return answer;
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'private, no-store');
    return new Response(answer.body, { status: answer.status, headers });
  };
