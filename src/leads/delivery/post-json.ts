import { httpRequest } from './http-request';

export type PostResult = { status: number; retryAfter: string | undefined };

/**
 * Posts a JSON body. Follows no redirect, keeps no answer body, gives up after 10 s.
 *
 * @throws errors of the network with their `code`; ForbiddenTargetError for an address that may not be called
 */
export async function postJson(
  target: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  { allowInner }: { allowInner: boolean },
): Promise<PostResult> {
  const answer = await httpRequest('POST', target, headers, body, { allowInner, keepAnswer: 0 });
  return { status: answer.status, retryAfter: answer.headers['retry-after'] };
}
