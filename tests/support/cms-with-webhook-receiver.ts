import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import type pg from 'pg';
import type { Delivery } from '@/payload-types';
import { startWorker } from '@/leads/start-workers';
import { startCms, startReceiver, stopCms, until } from './cms-for-lead-tests';

const webhookSecret = 'a-webhook-secret-for-tests';

/** Verifies a message as the documentation tells a receiver to; written without our code on purpose. */
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

/** A CMS whose worker delivers to a receiver of the test. */
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

export function reaches(payload: Payload, leadId: number, status: string): Promise<void> {
  return until(async () => (await deliveryOf(payload, leadId)).status === status, 30);
}

/**
 * Records how long each failed delivery would wait for its next attempt and skips that wait, by a trigger in the
 * database, until `end`. `of` returns the pauses of a delivery, in seconds.
 */
export async function skipPauses(database: pg.Pool): Promise<{
  of: (deliveryId: number) => Promise<number[]>;
  end: () => Promise<void>;
}> {
  await database.query(`
    CREATE TABLE noted_pauses (id serial, delivery int, seconds float);
    CREATE FUNCTION note_pause() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO noted_pauses (delivery, seconds) VALUES
        ((NEW.data->>'deliveryId')::int, extract(epoch FROM NEW.start_after - now()));
      NEW.start_after = now();
      RETURN NEW;
    END $$;
    CREATE TRIGGER note_pause BEFORE INSERT ON pgboss.job FOR EACH ROW
      WHEN (NEW.name = 'lead-delivery' AND NEW.state = 'retry') EXECUTE FUNCTION note_pause()`);
  return {
    of: async (deliveryId) => {
      const { rows } = await database.query<{ seconds: number }>(
        'SELECT seconds FROM noted_pauses WHERE delivery = $1 ORDER BY id',
        [deliveryId],
      );
      return rows.map(({ seconds }) => seconds);
    },
    end: async () => {
      await database.query('DROP TRIGGER note_pause ON pgboss.job');
    },
  };
}
