import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import type { ReceiptBody } from '../consent/consent-receipt-schema';

/**
 * Stores a consent receipt; a duplicate changes nothing (idempotent).
 * @throws on a database failure
 */
export async function keepConsentReceipt(payload: Payload, receipt: ReceiptBody): Promise<void> {
  const { id, version, analytics, marketing, support, language } = receipt;
  const { drizzle } = databaseOf(payload);
  await drizzle.execute(sql`
    INSERT INTO consent_receipts
      (receipt, version, analytics, marketing, support, language, created_at, updated_at)
    VALUES (${id}, ${version}, ${analytics}, ${marketing}, ${support}, ${language}, now(), now())
    ON CONFLICT (receipt) DO NOTHING`);
}
