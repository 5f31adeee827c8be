import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Payload, PayloadRequest } from 'payload';
import { env } from '@/lib/env';
import { LEAD_UNASSIGNED } from '../collections/leads';
import { queue } from '../queue/boss';
import { DELIVERY_QUEUE, type DeliveryJob } from '../queue/queues';
import { toE164 } from '../schema/foreign-phone';
import type { Submission } from '../schema/submission';
import { consentRecords } from './consent-texts';
import { contentHash } from './content-hash';
import { suspicionOf } from './suspicion';
import { inTransaction, type Session } from './transaction';

/** `stored`: new. `known`: this very request is stored already. `conflict`: its key belongs to another body. */
export type StoreResult = { outcome: 'stored' | 'known' | 'conflict'; leadId: number };

/** Without a key of its own, the same content within this time is the same request. */
const SAME_REQUEST_MINUTES = 10;

async function findByKey(payload: Payload, key: string, hash: string): Promise<StoreResult | null> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { key: { equals: key } },
    depth: 0,
    limit: 1,
    select: { contentHash: true },
  });
  const lead = docs[0];
  if (!lead) return null;
  return { outcome: lead.contentHash === hash ? 'known' : 'conflict', leadId: lead.id };
}

/** Serialises equal submissions without a key, then looks for an earlier one. */
async function findByContent(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  hash: string,
): Promise<StoreResult | null> {
  await session.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const since = new Date(Date.now() - SAME_REQUEST_MINUTES * 60_000).toISOString();
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ contentHash: { equals: hash } }, { createdAt: { greater_than: since } }] },
    depth: 0,
    limit: 1,
    select: {},
    req,
  });
  return docs[0] ? { outcome: 'known', leadId: docs[0].id } : null;
}

async function createAll(
  payload: Payload,
  req: PayloadRequest,
  session: Session,
  submission: Submission,
  hash: string,
): Promise<StoreResult> {
  const { kind, values, envelope } = submission;
  const { agree: _agree, consentMarketing: _marketing, phoneCountry, ...answers } = values;
  const suspicion = suspicionOf(envelope, Date.now());
  const lead = await payload.create({
    collection: 'leads',
    data: {
      ...answers,
      preferredLanguage: answers.preferredLanguage || envelope.locale,
      phoneE164: toE164(values.phone, phoneCountry),
      kind,
      status: LEAD_UNASSIGNED,
      locale: envelope.locale,
      page: envelope.page,
      version: envelope.version,
      attribution: envelope.attribution,
      suspicion,
      key: envelope.key,
      contentHash: hash,
    },
    depth: 0,
    req,
  });
  for (const consent of consentRecords(values, envelope.locale)) {
    await payload.create({
      collection: 'consents',
      data: { ...consent, lead: lead.id, locale: envelope.locale },
      depth: 0,
      req,
    });
  }
  if (env().LEAD_WEBHOOK_URL) {
    const delivery = await payload.create({
      collection: 'deliveries',
      data: {
        lead: lead.id,
        target: 'webhook',
        status: suspicion ? 'held' : 'pending',
        attempts: 0,
        idempotencyKey: randomUUID(),
      },
      depth: 0,
      req,
    });
    if (!suspicion) {
      const boss = await queue();
      await boss.send(DELIVERY_QUEUE, { deliveryId: delivery.id } satisfies DeliveryJob, {
        db: fromDrizzle(session, sql),
      });
    }
  }
  return { outcome: 'stored', leadId: lead.id };
}

/**
 * Writes lead, consents, delivery and its job in one transaction and returns once that has committed;
 * only then may anybody be thanked (architecture, rule 4 of "Rules that hold the house up" and
 * "Writing leads safely"). Pressing, sending or retrying again finds the first one.
 *
 * @throws when the database is away; nothing has been stored then
 */
export async function storeLead(payload: Payload, submission: Submission): Promise<StoreResult> {
  const { key } = submission.envelope;
  const hash = contentHash(submission);
  const earlier = key ? await findByKey(payload, key, hash) : null;
  if (earlier) return earlier;

  try {
    return await inTransaction(
      payload,
      async (req, session) =>
        (key ? null : await findByContent(payload, req, session, hash)) ??
        (await createAll(payload, req, session, submission, hash)),
    );
  } catch (error) {
    // Two at once under one key: the database let one through, and that is the one to speak of.
    const winner = key ? await findByKey(payload, key, hash) : null;
    if (winner) return winner;
    throw error;
  }
}
