import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { deliveryLabels } from '../model/delivery-statuses';
import { leadEventKinds, leadStatuses } from '../model/lead-codes';
import { mailKinds } from '../model/mail-kinds';
import { mailStatuses } from '../model/mail-statuses';
import { leadStages } from '../schema/lead-stages';
import { clockTime } from '@/lib/format-times-and-durations';
import { sessionOf } from '@/lib/payload-database';

type Language = 'vi' | 'en';

export type TimelineItem = {
  key: string;
  /** The time of the item; ISO 8601, UTC. */
  at: string;
  title: string;
  /** The author; empty for the site itself. */
  by: string;
  /** The text of a note or of a next step, or the subject of a mail; empty for other items. */
  text: string;
  /** The URL of the item's own screen in the admin; empty when it has none. */
  href: string;
};

type Row = {
  source: 'event' | 'note' | 'mail' | 'delivery';
  id: number;
  at: string;
  kind: string;
  status: string | null;
  actor: string | null;
  text: string | null;
  data: Record<string, unknown> | null;
  /**
   * The colleague whom an event names as the new owner of the lead or of its next step; null for none, and for a
   * deleted account.
   */
  target: string | null;
};

type Words = Record<Language, string>;
const inWords = (
  words: Readonly<Record<string, Words>>,
  code: unknown,
  language: Language,
): string => words[String(code)]?.[language] ?? String(code);

function assignedTitle({ data, target }: Row, language: Language): string {
  if (data?.by === 'nobody') {
    return language === 'vi' ? 'Chưa giao: không ai đang nhận' : 'Not assigned: nobody takes it';
  }
  if (data?.to === null || data?.to === undefined) {
    return language === 'vi' ? 'Bỏ người phụ trách' : 'Owner taken off';
  }
  const how = {
    turn: { vi: ' (đến lượt)', en: ' (in turn)' },
    rule: { vi: ' (theo quy tắc)', en: ' (by rule)' },
  };
  const by = data.by === 'turn' || data.by === 'rule' ? how[data.by][language] : '';
  const name = target ?? (language === 'vi' ? 'một đồng nghiệp cũ' : 'a former colleague');
  return `${language === 'vi' ? 'Giao cho' : 'Given to'} ${name}${by}`;
}

/** The new owner of a next step when a change reassigns it. */
function takerOf({ data, target }: Row, language: Language): string {
  if (target) return target;
  if (data?.to === null) return language === 'vi' ? 'người phụ trách' : 'the owner';
  return language === 'vi' ? 'một đồng nghiệp cũ' : 'a former colleague';
}

/** The title of an event about a next step: its time, its new time, and its new owner if the owner has changed. */
function stepTitle(row: Row, label: string, language: Language): string {
  const { kind, data } = row;
  const time = (moment: unknown) => clockTime(String(moment), language, 0);
  if (kind === 'step-moved') {
    const taker = data?.owner === data?.to ? null : takerOf(row, language);
    if (taker && data?.at === data?.next) {
      return `${language === 'vi' ? 'Giao việc' : 'Next step given to'}: ${taker}`;
    }
    return `${label}: ${time(data?.at)} → ${time(data?.next)}${taker ? `, ${taker}` : ''}`;
  }
  return data?.next ? `${label} (${time(data.next)})` : label;
}

function eventTitle(row: Row, language: Language): string {
  const label = inWords(leadEventKinds, row.kind, language);
  if (row.kind === 'assigned') return assignedTitle(row, language);
  if (row.kind === 'merged') return `${label}: #${String(row.data?.with)}`;
  if (row.kind === 'responded' && row.data?.undone === true) {
    return language === 'vi' ? 'Bỏ ghi nhận “đã trả lời”' : '“Answered” taken back';
  }
  if (row.kind === 'exported') return `${label} (${String(row.data?.format).toUpperCase()})`;
  const [from, to] = [row.data?.from, row.data?.to];
  if (row.kind === 'status') {
    return `${label}: ${inWords(leadStatuses, from, language)} → ${inWords(leadStatuses, to, language)}`;
  }
  if (row.kind.startsWith('step-')) return stepTitle(row, label, language);
  if (row.kind !== 'stage') return label;
  return `${label}: ${inWords(leadStages, from, language)} → ${inWords(leadStages, to, language)}`;
}

function titleOf(row: Row, language: Language): string {
  if (row.source === 'event') return eventTitle(row, language);
  if (row.source === 'note') return leadEventKinds.noted[language];
  if (row.source === 'mail') {
    const kinds: Readonly<Record<string, { label: Words }>> = mailKinds;
    const kind = kinds[row.kind]?.label[language] ?? row.kind;
    return `${language === 'vi' ? 'Thư' : 'Mail'}: ${kind} (${inWords(mailStatuses, row.status, language).toLowerCase()})`;
  }
  const status = inWords(deliveryLabels, row.status, language);
  return `${leadEventKinds.delivered[language]}: ${row.kind} (${status.charAt(0).toLowerCase()}${status.slice(1)})`;
}

const collectionOf: Partial<Record<Row['source'], string>> = {
  mail: 'mails',
  delivery: 'deliveries',
};

function toItem(row: Row, language: Language): TimelineItem {
  const collection = collectionOf[row.source];
  return {
    key: `${row.source}-${row.id}`,
    at: new Date(row.at).toISOString(),
    title: titleOf(row, language),
    by: row.actor ?? '',
    text: row.text ?? '',
    href: collection ? `/admin/collections/${collection}/${row.id}` : '',
  };
}

const nameOf = (table: string) => sql.raw(`coalesce(nullif(${table}.name, ''), ${table}.email)`);

/**
 * The timeline of a lead, newest first: notes, mails, deliveries, changes, and at its end the request itself. Notes,
 * mails and deliveries are read from their own tables, so that the timeline shows their current state.
 */
export async function timelineOf(
  payload: Payload,
  leadId: number,
  language: Language,
): Promise<TimelineItem[]> {
  const session = await sessionOf(payload);
  const { rows } = await session.execute<Row>(sql`
    SELECT * FROM (
    SELECT 'event' AS source, e.id, e.at, e.kind::text, NULL AS status, ${nameOf('a')} AS actor,
      e.text, e.data, ${nameOf('t')} AS target
    FROM lead_events e LEFT JOIN users a ON a.id = e.actor_id
      LEFT JOIN users t ON t.id::text = e.data ->> 'to'
    WHERE e.lead_id = ${leadId} AND e.kind NOT IN ('noted', 'mailed', 'delivered')
    UNION ALL
    SELECT 'note', n.id, n.created_at, 'noted', NULL, ${nameOf('a')}, n.text, NULL, NULL
    FROM lead_notes n LEFT JOIN users a ON a.id = n.author_id WHERE n.lead_id = ${leadId}
    UNION ALL
    SELECT 'mail', m.id, coalesce(m.sent_at, m.created_at), m.kind::text, m.status::text,
      ${nameOf('a')}, m.subject, NULL, NULL
    FROM mails m LEFT JOIN users a ON a.id = m.author_id WHERE m.lead_id = ${leadId}
    UNION ALL
    SELECT 'delivery', d.id, coalesce(d.delivered_at, d.updated_at), d.target::text, d.status::text,
      NULL, NULL, NULL, NULL FROM deliveries d WHERE d.lead_id = ${leadId}
    ) AS history ORDER BY kind = 'submitted', at DESC, source, id DESC`);
  return rows.map((row) => toItem(row, language));
}
