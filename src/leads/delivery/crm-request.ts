import { env } from '@/lib/env';
import { errorCode } from '@/lib/write-log-line';
import { httpRequest, isSuccess } from './send-http-request';
import { afterLimit, AttemptError, MissingError, RefusedError, WaitError } from './delivery-errors';

/** A request to a CRM, as it is sent and as a dry run shows it. */
export type CrmRequest = {
  method: 'GET' | 'POST';
  url: string;
  body?: unknown;
};

const MAX_RESPONSE_BYTES = 1024 * 1024;

/** Network errors after which the request has certainly not been received. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'FORBIDDEN_TARGET']);

/**
 * HTTP statuses that refuse the account or its settings rather than one lead: every other lead would be refused too.
 */
const ACCOUNT_REFUSED = new Set([401, 402, 403]);

/**
 * Sends a request and returns its parsed answer. After an error, only a POST may have had an effect all the same.
 * @throws WaitError on 429; MissingError on 404; RefusedError on 400, 409, 422 and other refusals of this lead;
 * AttemptError on failures of the network, 408, 5xx, redirects, refusals of the account, and answers that are no JSON
 */
export async function callCrm(
  { method, url, body }: CrmRequest,
  headers: Readonly<Record<string, string>>,
): Promise<unknown> {
  const writes = method === 'POST';
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await httpRequest(method, url, { Accept: 'application/json', ...headers }, text, {
    allowInner: env().ALLOW_LOOPBACK_TARGETS,
    keepAnswer: MAX_RESPONSE_BYTES,
  }).catch((error: unknown) => {
    const known = errorCode(error);
    throw new AttemptError(known, writes && !NEVER_SENT.has(known));
  });
  const { status } = answer;
  const code = `HTTP_${status}`;
  if (status === 429) throw new WaitError(code, afterLimit(answer.headers));
  if (status === 404) throw new MissingError();
  if (ACCOUNT_REFUSED.has(status)) throw new AttemptError(code, false);
  if (status >= 400 && status < 500 && status !== 408) throw new RefusedError(code);
  if (!isSuccess(status)) throw new AttemptError(code, writes);
  try {
    return JSON.parse(answer.body);
  } catch {
    throw new AttemptError('BAD_JSON', writes);
  }
}
