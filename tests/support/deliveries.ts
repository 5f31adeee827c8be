import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type { Delivery } from '@/payload-types';
import { startWorker } from '@/leads/queue/worker';
import { startCms, startReceiver, stopCms, until } from './leads';

const webhookSecret = 'a-webhook-secret-for-tests';

/** How docs tell a receiver to verify a message; written without any of our code on purpose. */
export function isGenuine(
  headers: Record<string, unknown>,
  body: string,
  secret: string = webhookSecret,
): boolean {
  const timestamp = String(headers['x-tamvia-timestamp']);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const expected = Buffer.from(`v1=${digest}`);
  const given = Buffer.from(String(headers['x-tamvia-signature']));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** A cms whose worker delivers to a receiver of the test's own. */
export async function startDelivering() {
  const receiver = await startReceiver();
  const { payload, database } = await startCms({
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: webhookSecret,
    ALLOW_LOOPBACK_TARGETS: 'true',
  });
  await startWorker(payload);
  return {
    payload,
    database,
    receiver,
    stop: async () => {
      await stopCms(payload, database);
      await receiver.stop();
    },
  };
}

export async function deliveryOf(payload: Payload, leadId: number): Promise<Delivery> {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { lead: { equals: leadId } },
    depth: 0,
  });
  return docs[0]!;
}

/** Waits until the delivery of a lead has that status. */
export function reaches(payload: Payload, leadId: number, status: string): Promise<void> {
  return until(async () => (await deliveryOf(payload, leadId)).status === status, 30);
}
