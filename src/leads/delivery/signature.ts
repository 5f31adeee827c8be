import { createHmac } from 'node:crypto';

/** `v1=` and the hex HMAC-SHA256 of `<timestamp>.<body>`; docs/lead-webhook.md shows how to verify it. */
export function sign(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
