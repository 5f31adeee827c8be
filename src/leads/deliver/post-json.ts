import http from 'node:http';
import https from 'node:https';
import { ForbiddenTargetError, isAllowedTarget, outerLookup } from './safe-target';

const TIMEOUT_MS = 10_000;

export type PostResult = { status: number; retryAfter: string | undefined };

/**
 * Posts a JSON body. Follows no redirect, keeps no answer body, gives up after 10 s.
 *
 * @throws errors of the network with their `code`; ForbiddenTargetError for an address that may not be called
 */
export function postJson(
  target: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  options: { allowInner: boolean },
): Promise<PostResult> {
  const url = new URL(target);
  if (!isAllowedTarget(url, options.allowInner)) {
    return Promise.reject(new ForbiddenTargetError('Inner address'));
  }
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers: {
          ...headers,
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(body),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(options.allowInner ? {} : { lookup: outerLookup }),
      },
      (response) => {
        response.resume(); // the body is nobody's business here
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
          }),
        );
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}
