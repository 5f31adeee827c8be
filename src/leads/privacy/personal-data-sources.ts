import { sql, type SQL } from 'drizzle-orm';
import type { Session } from '@/lib/payload-database';
import { sqlList } from '../model/sql-in-list';
import { containsPii } from './find-personal-data-in-text';
import { digitForms } from './phone-number-spellings';
import type { DataSubject } from './find-data-subject';

type Source = { table: SQL; where: (subject: DataSubject) => SQL };

const inList = (column: SQL, ids: readonly number[]): SQL =>
  ids.length === 0 ? sql`false` : sql`${column} IN (${sqlList(ids)})`;

const ofLead = ({ leadIds }: DataSubject): SQL => inList(sql`lead_id`, leadIds);

const either = (...conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` OR `)})`;

const isEmail = (column: SQL, { emails }: DataSubject): SQL =>
  emails.length === 0 ? sql`false` : sql`lower(btrim(${column})) IN (${sqlList(emails)})`;

const isPhone = (column: SQL, { phones }: DataSubject): SQL =>
  phones.length === 0
    ? sql`false`
    : sql`regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g') IN (${sqlList(phones.flatMap(digitForms))})`;

const speaks = (text: SQL, { mentioned }: DataSubject): SQL => containsPii(text, mentioned);

const ofAdLeads = (who: DataSubject): SQL =>
  either(ofLead(who), isEmail(sql`email`, who), isPhone(sql`phone`, who));

/** SQL: whether a job's data has one of these ids in the field `name`. Job data consists of ids. */
const jobOf = (name: string, ids: SQL): SQL =>
  sql`(data->>${name}::text) IN (SELECT id::text FROM ${ids})`;

/**
 * All tables that may hold personal data, in display order, with the condition that finds a person's rows. Search, copy
 * and erasure all use this list: a new table has to be added here.
 */
export const sources = {
  leads: {
    table: sql`leads`,
    where: ({ leadIds }) => inList(sql`id`, leadIds),
  },
  consents: { table: sql`consents`, where: ofLead },
  tickets: {
    table: sql`tickets`,
    where: (who) => either(ofLead(who), isEmail(sql`email`, who)),
  },
  subscribers: {
    table: sql`subscribers`,
    where: (who) => either(ofLead(who), isEmail(sql`email`, who)),
  },
  mails: {
    table: sql`mails`,
    where: (who) => either(ofLead(who), isEmail(sql`"to"`, who)),
  },
  documentLinks: { table: sql`document_links`, where: ofLead },
  resumes: { table: sql`resumes`, where: ofLead },
  deliveries: { table: sql`deliveries`, where: ofLead },
  notes: { table: sql`lead_notes`, where: ofLead },
  mentions: { table: sql`lead_mentions`, where: ofLead },
  events: { table: sql`lead_events`, where: ofLead },
  // Only ad leads of the person; mentions of the person in other ad leads are removed by remove-person-from-texts.ts.
  adLeads: { table: sql`ad_leads`, where: ofAdLeads },
  stashes: {
    table: sql`form_stashes`,
    where: (who) => speaks(sql`contents::text`, who),
  },
  views: {
    table: sql`lead_views`,
    where: ({ viewIds }) => inList(sql`id`, viewIds),
  },
  preferences: {
    table: sql`payload_preferences`,
    where: (who) => speaks(sql`coalesce(value::text, '')`, who),
  },
  jobs: {
    table: sql`pgboss.job`,
    where: (who) =>
      either(
        jobOf('leadId', sql`(SELECT id FROM leads WHERE ${inList(sql`id`, who.leadIds)}) l`),
        jobOf(
          'mailId',
          sql`(SELECT id FROM mails WHERE ${either(ofLead(who), isEmail(sql`"to"`, who))}) m`,
        ),
        jobOf('deliveryId', sql`(SELECT id FROM deliveries WHERE ${ofLead(who)}) d`),
        jobOf('adLeadId', sql`(SELECT id FROM ad_leads WHERE ${ofAdLeads(who)}) a`),
        speaks(sql`coalesce(data::text, '') || coalesce(output::text, '')`, who),
      ),
  },
  requests: {
    table: sql`privacy_requests`,
    where: (who) => either(isEmail(sql`email`, who), isPhone(sql`phone`, who), ofLead(who)),
  },
  accessLog: {
    table: sql`access_log`,
    where: ({ leadIds }) =>
      leadIds.length === 0
        ? sql`false`
        : sql`collection = 'leads' AND ids @> ANY (ARRAY[${sql.join(
            leadIds.map((id) => sql`${JSON.stringify([id])}::jsonb`),
            sql`, `,
          )}])`,
  },
} as const satisfies Record<string, Source>;

export type SourceName = keyof typeof sources;
const names = Object.keys(sources) as SourceName[];

/** The number of a person's records in each source. */
export async function countFound(
  session: Session,
  subject: DataSubject,
): Promise<Record<SourceName, number>> {
  const counts: [SourceName, number][] = [];
  for (const name of names) {
    const { table, where } = sources[name];
    const { rows } = await session.execute<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM ${table} WHERE ${where(subject)}`);
    counts.push([name, rows[0]?.count ?? 0]);
  }
  return Object.fromEntries(counts) as Record<SourceName, number>;
}
