import { sql, type SQL } from 'drizzle-orm';
import type { Payload } from 'payload';
import english from '../../../content/en/mails.json';
import vietnamese from '../../../content/vi/mails.json';
import type { Session } from '@/lib/payload-database';
import { env } from '@/lib/env';
import { log } from '@/lib/write-log-line';
import type { PrivacySetting } from '@/payload-types';
import { recordAccess } from '@/cms/access/log-data-access';
import { renderMail } from '../mail/render-mail';
import { inTransaction } from '../model/in-transaction';
import { notifyAdmins } from './create-privacy-request';
import { pastLeads, pastRows } from './find-expired-data';
import type { RetentionKind } from './retention-periods';
import { noTally } from './retention-receipt';
import { type Reach, type RetentionStop, stopOf } from './retention-stop-reason';

/**
 * The share of each kind of data that one night may erase without confirmation. With steady input, of data kept for 24
 * months a 730th expires each night, and of data kept for 30 days a 30th. A clock that is years ahead, or a period that
 * is set far too short, would erase far more at once.
 */
const MAX_ERASED_SHARE = 0.05;
/** The number of records that may always be erased: where there are few, those of one day are a large share. */
const ALWAYS_ALLOWED_COUNT = 50;

const mailWords = { vi: vietnamese, en: english };

async function reach(session: Session, table: SQL, condition: SQL): Promise<Reach> {
  const { rows } = await session.execute<{ past: number; of: number }>(sql`
    SELECT count(*) FILTER (WHERE ${condition})::int AS past, count(*)::int AS of FROM ${table}`);
  const { past = 0, of = 0 } = rows[0] ?? {};
  return { past, of, most: Math.max(ALWAYS_ALLOWED_COUNT, Math.floor(of * MAX_ERASED_SHARE)) };
}

/** The kinds of which this night would erase more than is allowed without confirmation. */
async function tooMuchOf(
  session: Session,
  settings: PrivacySetting,
): Promise<[RetentionKind, Reach][]> {
  const conditions = pastLeads(settings).map(([, condition]) => sql`(${condition})`);
  const reaches: [RetentionKind, Reach][] = [
    ['leads', await reach(session, sql`leads`, sql.join(conditions, sql` OR `))],
  ];
  for (const { kind, table, condition } of pastRows(settings)) {
    reaches.push([kind, await reach(session, table, condition)]);
  }
  return reaches.filter(([, { past, most }]) => past > most);
}

type OpenStop = { id: number; stop: RetentionStop };

/**
 * The latest stopped nightly erasure that is still open. Its row is locked, so that a confirmation and a check of the
 * limits wait for each other.
 */
async function openStop(session: Session): Promise<OpenStop | null> {
  const { rows } = await session.execute<{ id: number; receipt: unknown }>(sql`
    SELECT id, receipt FROM privacy_requests
    WHERE kind = 'retention' AND status = 'open' AND receipt->'stopped' IS NOT NULL
    ORDER BY id DESC LIMIT 1 FOR UPDATE`);
  const [row] = rows;
  const stop = stopOf(row?.receipt);
  return row && stop ? { id: row.id, stop } : null;
}

/**
 * Whether an admin has confirmed erasing this much of every kind: at most the confirmed number of records, plus what a
 * night may erase without confirmation.
 */
const isConfirmed = (open: OpenStop | null, tooMuch: readonly [RetentionKind, Reach][]): boolean =>
  open?.stop.isConfirmed === true &&
  tooMuch.every(([kind, { past, most }]) => past <= (open.stop.tooMuch[kind]?.past ?? 0) + most);

async function tell(session: Session, id: number, tooMuch: readonly [RetentionKind, Reach][]) {
  const rows = tooMuch.reduce((sum, [, { past }]) => sum + past, 0);
  const words = renderMail(
    mailWords.vi['retention-stopped'],
    {
      values: { count: String(rows) },
      href: `${env().SITE_URL}/admin/collections/privacy-requests/${id}`,
    },
    'vi',
  );
  await notifyAdmins(session, 'privacy-request', words);
}

/**
 * Whether the nightly erasure has to stop, because it would erase far more than usual and no admin has confirmed that.
 * Then a receipt is left that waits for confirmation, and the admins are notified once.
 */
export function isHeldBack(payload: Payload, settings: PrivacySetting): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const tooMuch = await tooMuchOf(session, settings);
    if (tooMuch.length === 0) return false;
    const open = await openStop(session);
    if (isConfirmed(open, tooMuch)) return false;
    const { rows: clock } = await session.execute<{ at: string }>(
      sql`SELECT to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at`,
    );
    const stopped = { at: clock[0]?.at ?? '', tooMuch: Object.fromEntries(tooMuch) };
    const receipt = JSON.stringify({ erased: noTally(), kept: [], stopped });
    const { rows } = open
      ? await session.execute<{ id: number }>(sql`
          UPDATE privacy_requests SET receipt = ${receipt}::jsonb, updated_at = now()
          WHERE id = ${open.id} RETURNING id`)
      : await session.execute<{ id: number }>(sql`
          INSERT INTO privacy_requests (kind, status, received_at, receipt, created_at, updated_at)
          VALUES ('retention', 'open', now(), ${receipt}::jsonb, now(), now()) RETURNING id`);
    const id = rows[0]?.id ?? 0;
    if (!open || open.stop.isConfirmed) await tell(session, id, tooMuch);
    const reaches = tooMuch.map(([kind, { past, of }]) => `${kind} ${past}/${of}`);
    log.error('privacy.retention-stopped', { request: id, tooMuch: reaches.join(', ') });
    return true;
  });
}

/**
 * Confirms a stopped nightly erasure; the next night erases its data.
 * @param at the time of the stop that the admin has seen; a later stop has to be confirmed again
 * @returns false when no such night waits
 */
export function confirmRetention(
  payload: Payload,
  requestId: number,
  { at, userId }: { at: string; userId: number },
): Promise<boolean> {
  return inTransaction(payload, async (_req, session) => {
    const open = await openStop(session);
    if (open?.id !== requestId || open.stop.at !== at || open.stop.isConfirmed) return false;
    const confirmed = JSON.stringify({
      confirmedBy: userId,
      confirmedAt: new Date().toISOString(),
    });
    await session.execute(sql`
      UPDATE privacy_requests SET receipt = receipt || ${confirmed}::jsonb, updated_at = now()
      WHERE id = ${requestId}`);
    await recordAccess(session, {
      user: userId,
      action: 'erase',
      collection: 'privacy-requests',
      ids: [requestId],
      count: Object.values(open.stop.tooMuch).reduce((sum, { past }) => sum + past, 0),
    });
    log.warn('privacy.retention-confirmed', { request: requestId, user: userId });
    return true;
  });
}
