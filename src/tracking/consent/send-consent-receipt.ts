import type { Decision } from './consent-decision';
import { markReceived, unreceived } from './consent-state';

async function arrives({ id, version, analytics, marketing, support, language }: Decision) {
  const response = await fetch('/api/consent', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, version, analytics, marketing, support, language }),
    keepalive: true,
  });
  return response.ok;
}

/**
 * Sends the newest consent decision to the server, which stores it as a receipt. After a failure a later page sends
 * it again.
 */
export async function sendReceipt(): Promise<void> {
  const decision = unreceived();
  if (!decision) return;
  try {
    if (await arrives(decision)) markReceived(decision.id);
  } catch {
    // Offline: the next page retries. The decision is valid either way.
  }
}
