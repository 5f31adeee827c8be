import { createHmac } from 'node:crypto';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';
import { httpRequest, isSuccess } from './send-http-request';

const headerPrefix = `X-${brand.slug}`;

/** `v1=` and the hex HMAC-SHA256 of `<timestamp>.<body>`; docs/lead-webhook.md shows how to verify it. */
export function sign(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

type PostResult = {
  status: number;
  /** The result code: `ok` for a 2xx answer, `HTTP_<status>` for another. */
  result: string;
  retryAfter: string | undefined;
};

/**
 * Posts a JSON body with a timestamp and, where LEAD_WEBHOOK_SECRET is set, a signature, as docs/lead-webhook.md
 * describes them. The body of the answer is discarded.
 * @throws as httpRequest
 */
export async function postSigned(
  target: string,
  body: string,
  idempotencyKey: string,
): Promise<PostResult> {
  const { LEAD_WEBHOOK_SECRET, ALLOW_LOOPBACK_TARGETS } = env();
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = LEAD_WEBHOOK_SECRET ? sign(LEAD_WEBHOOK_SECRET, timestamp, body) : undefined;
  const { status, headers } = await httpRequest(
    'POST',
    target,
    {
      'Idempotency-Key': idempotencyKey,
      [`${headerPrefix}-Timestamp`]: timestamp,
      ...(signature ? { [`${headerPrefix}-Signature`]: signature } : {}),
    },
    body,
    { allowInner: ALLOW_LOOPBACK_TARGETS, keepAnswer: 0 },
  );
  return {
    status,
    result: isSuccess(status) ? 'ok' : `HTTP_${status}`,
    retryAfter: headers['retry-after'],
  };
}
