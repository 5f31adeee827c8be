import pg from 'pg';
import { until } from '../support/cms-for-lead-tests';
import { CRM_DELIVERIES, type CrmDelivery, type CrmTally } from './fake-crms';
import type { ToldSite } from './site-with-receivers';
import type { Attempt } from './submit-forms';

const DELIVERED_WITHIN_SECONDS = 180;
const MAILED_WITHIN_SECONDS = 600;
/** The number of mails per lead: the thank-you mail to its sender. */
export const MAILS_PER_LEAD = 1;
/** The number of deliveries per lead: to the webhook and to both CRMs. */
const DELIVERIES_PER_LEAD = 3;

export type LeadTally = CrmTally & {
  sent: number;
  acknowledged: number;
  stored: number;
  delivered: number;
  redelivered: number;
  /** Mails at the mail server, each counted once by its message id. */
  mailed: number;
  /** Mails that arrived again with the same message id. */
  mailedAgain: number;
  /** Counts of errors, which must stay zero. */
  lost: number;
  doubled: number;
  undelivered: number;
  incomplete: number;
  unmailed: number;
  /** The difference between the number of stored leads and that of leads in the notices to the team. */
  untold: number;
  unknownMails: number;
};

type Read = <Row extends pg.QueryResultRow>(query: string) => Promise<Row[]>;
type Delivered = { times: number; message: { lead: { id: number } } };

/** A row for each stored lead of the run, with the records written with it. */
const STORED = `
  SELECT lead.key, lead.id,
         (SELECT count(*)::int FROM consents WHERE lead_id = lead.id) AS consents,
         (SELECT count(*)::int FROM deliveries WHERE lead_id = lead.id) AS deliveries,
         (SELECT count(*)::int FROM mails
          WHERE lead_id = lead.id AND kind <> 'team-notice') AS mails
  FROM leads AS lead`;
type StoredLead = {
  key: string;
  id: number;
  consents: number;
  deliveries: number;
  mails: number;
};

/**
 * The number of leads in the notices to the team: a notice is about one lead, or is a digest with a number in its
 * subject.
 */
const TOLD = `
  SELECT coalesce(sum(CASE WHEN lead_id IS NULL THEN substring(subject FROM '^[0-9]+')::int ELSE 1 END), 0)::int
    AS leads FROM mails WHERE kind = 'team-notice'`;

/** Compares the mails at the mail server with those in the database. */
async function countMails({ mailServer }: ToldSite, read: Read) {
  const keys = async () =>
    (
      await read<{ key: string }>(
        // A delayed notice has not become a mail yet.
        'SELECT idempotency_key AS key FROM mails WHERE subject IS NOT NULL',
      )
    ).map(({ key }) => key);
  // A mail's idempotency key is its message id, at the sender's domain.
  const ids = () =>
    mailServer.arrived.map(({ mail }) => mail.messageId?.replace(/^<|@.*$/g, '') ?? '');
  const unwritten = `SELECT 1 FROM mails WHERE subject IS NULL AND kind <> 'team-notice'`;
  const isDone = async () =>
    (await read(unwritten)).length === 0 && new Set(ids()).size >= (await keys()).length;
  await until(isDone, MAILED_WITHIN_SECONDS).catch(
    () => undefined, // missing mails are counted below
  );
  const asked = await keys();
  const times = Map.groupBy(ids(), (id) => id);
  return {
    mailed: times.size,
    mailedAgain: [...times.values()].filter(({ length }) => length > 1).length,
    unmailed: asked.filter((key) => !times.has(key)).length,
    unknownMails: [...times.keys()].filter((id) => !asked.includes(id)).length,
  };
}

/** Queries on one connection, which lasts as long as the function `compare`. */
async function reading<Result>(
  connectionString: string,
  compare: (read: Read) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await compare(async <Row extends pg.QueryResultRow>(query: string) => {
      const { rows } = await client.query<Row>(query);
      return rows;
    });
  } finally {
    await client.end();
  }
}

/**
 * Waits until everything is delivered, and compares what was acknowledged, what is stored and what the receivers got.
 * @param acknowledged the forms whose senders were told that they are stored or kept
 */
export const countLeads = (told: ToldSite, acknowledged: readonly Attempt[]): Promise<LeadTally> =>
  reading(told.site.databaseUrl(), (read) => tallyOf(told, acknowledged, read));

async function tallyOf(
  told: ToldSite,
  acknowledged: readonly Attempt[],
  read: Read,
): Promise<LeadTally> {
  const { receiver, crms } = told;
  const stored = await read<StoredLead>(STORED);
  const arrived = () =>
    [...receiver.deliveries.values()].map((delivery: Delivered) => delivery.message.lead.id);
  await until(() => new Set(arrived()).size >= stored.length, DELIVERED_WITHIN_SECONDS).catch(
    () => undefined, // missing deliveries are counted below
  );
  const mails = await countMails(told, read);
  const toldOf = (await read<{ leads: number }>(TOLD))[0]?.leads ?? 0;
  const brought = await crms.count(() => read<CrmDelivery>(CRM_DELIVERIES));
  const keys = stored.map(({ key }) => key);
  const ids = arrived();
  return {
    sent: acknowledged.reduce((sum, { sendings }) => sum + sendings, 0),
    acknowledged: acknowledged.length,
    stored: stored.length,
    delivered: new Set(ids).size,
    redelivered: [...receiver.deliveries.values()].filter(({ times }) => times > 1).length,
    lost: acknowledged.filter(({ key }) => !keys.includes(key)).length,
    doubled: keys.length - new Set(keys).size + (ids.length - new Set(ids).size),
    undelivered: stored.filter(({ id }) => !ids.includes(id)).length,
    incomplete: stored.filter(
      ({ consents, deliveries, mails: written }) =>
        consents !== 2 || deliveries !== DELIVERIES_PER_LEAD || written !== MAILS_PER_LEAD,
    ).length,
    untold: Math.abs(stored.length - toldOf),
    ...mails,
    ...brought,
  };
}
