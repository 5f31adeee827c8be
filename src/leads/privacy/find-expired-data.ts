import { sql, type SQL } from 'drizzle-orm';
import type { PrivacySetting } from '@/payload-types';
import type { Session } from '@/lib/payload-database';
import { cutAccessLog } from './ledgers/delete-expired-access-log';
import { type RetentionKind, retentionPeriods } from './retention-periods';

/** SQL for the time before which records of a kind have expired. */
const before = (settings: PrivacySetting, kind: RetentionKind): SQL => {
  const { least, most, unit } = retentionPeriods[kind];
  // The limits of the setting apply here too: a wrong value in the database must not erase too early.
  const length = Math.min(Math.max(settings[kind], least), most);
  return unit === 'months'
    ? sql`now() - make_interval(months => ${length})`
    : sql`now() - make_interval(days => ${length})`;
};

/**
 * SQL: whether the lead has no open ticket (confirmed, unconfirmed, waiting or offered) whose event has not ended yet
 * (src/lib/when-event-ends.ts), or that was changed in the last six months. A lead with such a ticket is not erased.
 */
const hasNoOpenTicket = sql`NOT EXISTS (
  SELECT 1 FROM tickets WHERE tickets.lead_id = leads.id AND tickets.status::text IN
    ('confirmed', 'unconfirmed', 'waiting', 'offered') AND (
      tickets.updated_at > now() - interval '6 months' OR EXISTS (
        SELECT 1 FROM event_pages_locales AS event WHERE event._parent_id = tickets.event_id
          AND coalesce(event.ends_at, event.lead_magnet_date_time + interval '1 day') > now())))`;

/** SQL conditions for expired leads, by kind. */
export function pastLeads(settings: PrivacySetting): [RetentionKind, SQL][] {
  return [
    ['applications', sql`kind = 'career' AND created_at < ${before(settings, 'applications')}`],
    [
      'suspected',
      sql`suspicion IS NOT NULL AND released_at IS NULL
        AND created_at < ${before(settings, 'suspected')}`,
    ],
    [
      'unconfirmed',
      sql`kind = 'newsletter' AND created_at < ${before(settings, 'unconfirmed')} AND NOT EXISTS (
        SELECT 1 FROM subscribers WHERE subscribers.lead_id = leads.id
          AND subscribers.status <> 'pending')`,
    ],
    [
      'leads',
      sql`updated_at < ${before(settings, 'leads')} AND ${hasNoOpenTicket} AND NOT EXISTS (
        SELECT 1 FROM subscribers WHERE subscribers.lead_id = leads.id
          AND subscribers.status = 'confirmed')`,
    ],
  ];
}

export type PastRows = {
  kind: RetentionKind;
  table: SQL;
  /** SQL condition that selects the expired rows. */
  condition: SQL;
  /** SQL that deletes or anonymises the expired rows. */
  change: SQL;
  /** Used instead of `change` where one statement is not enough; returns how many rows were changed. */
  remove?: (session: Session) => Promise<number>;
};

/** Kinds of data in tables other than leads, with the condition under which a row has expired. */
export const pastRows = (settings: PrivacySetting): PastRows[] => [
  {
    kind: 'mails',
    table: sql`mails`,
    condition: sql`status <> 'pending' AND created_at < ${before(settings, 'mails')}`,
    change: sql`DELETE FROM mails`,
  },
  {
    kind: 'refusedAds',
    table: sql`ad_leads`,
    condition: sql`lead_id IS NULL AND status <> 'erased'
      AND created_at < ${before(settings, 'refusedAds')}`,
    change: sql`DELETE FROM ad_leads`,
  },
  {
    kind: 'requests',
    table: sql`privacy_requests`,
    condition: sql`status = 'done' AND done_at < ${before(settings, 'requests')}
      AND coalesce(email, phone, note) IS NOT NULL`,
    change: sql`UPDATE privacy_requests SET email = NULL, phone = NULL, note = NULL`,
  },
  {
    kind: 'consentReceipts',
    table: sql`consent_receipts`,
    condition: sql`created_at < ${before(settings, 'consentReceipts')}`,
    change: sql`DELETE FROM consent_receipts`,
  },
  {
    kind: 'accessLog',
    table: sql`access_log`,
    condition: sql`at < ${before(settings, 'accessLog')}`,
    change: sql`DELETE FROM access_log`,
    remove: (session) => cutAccessLog(session, sql`at < ${before(settings, 'accessLog')}`),
  },
];
