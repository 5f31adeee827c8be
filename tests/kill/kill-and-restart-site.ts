import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startReceiver } from '../../scripts/test/webhook-receiver.mjs';
import { startSite } from '../../scripts/test/test-site.mjs';
import { until } from '../support/cms-for-lead-tests';
import { startMailServer } from '../support/fake-mail-server';
import { CRM_DELIVERIES, type CrmDelivery, type CrmTally, startCrms } from './fake-crms';
import { startHurrying } from './skip-retry-pauses';
import { type Attempt, newAttempt, send } from './submit-forms';

const SUBMITTERS = 6;
/**
 * The pause of a sender between two forms, in milliseconds. Without one, the processor would be busy with deliveries
 * instead of kills; the soak has none, or a short one.
 */
const BETWEEN_FORMS_MS = Number(process.env.BETWEEN_FORMS_MS ?? 400);
/**
 * The longest time before a kill, in milliseconds. Each kill comes at a random time before that, while forms are
 * sent.
 */
const MAX_UPTIME_MS = 1500;
/** The longest time from a recovery of the database to its next kill, in milliseconds. */
const MAX_DATABASE_UPTIME_MS = 400;
/**
 * Between two kills of the server, this many processes of the database are killed. The database recovers in about a
 * second, the server starts again in about ten.
 */
const KILLED_CONNECTIONS_PER_ROUND = Number(process.env.DATABASE_KILLS ?? 3);
const RECOVERED_WITHIN_SECONDS = 60;
/** Every fourth kill includes the database server. */
const DATABASE_EVERY = 4;
const DELIVERED_WITHIN_SECONDS = 180;
const MAILED_WITHIN_SECONDS = 600;
/** The number of mails per lead: the thank-you mail to its sender. */
export const MAILS_PER_LEAD = 1;

/** The number of deliveries per lead: to the webhook and to both CRMs. */
const DELIVERIES_PER_LEAD = 3;

export type Tally = CrmTally & {
  kills: number;
  databaseKills: number;
  /**
   * How many connection processes of Postgres were killed; after each such kill Postgres ends all others and
   * recovers.
   */
  backendKills: number;
  sent: number;
  acknowledged: number;
  cutOff: number;
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

type Delivered = { times: number; message: { lead: { id: number } } };
type Site = Awaited<ReturnType<typeof startSite>>;

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

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Compares the mails at the mail server with those in the database. */
async function countMails(site: Site, server: MailServer) {
  const keys = async () =>
    (
      await rowsOf<{ key: string }>(
        site,
        // A delayed notice has not become a mail yet.
        'SELECT idempotency_key AS key FROM mails WHERE subject IS NOT NULL',
      )
    ).map(({ key }) => key);
  // A mail's idempotency key is its message id, at the sender's domain.
  const ids = () => server.arrived.map(({ mail }) => mail.messageId?.replace(/^<|@.*$/g, '') ?? '');
  const unwritten = `SELECT 1 FROM mails WHERE subject IS NULL AND kind <> 'team-notice'`;
  const isDone = async () =>
    (await rowsOf(site, unwritten)).length === 0 && new Set(ids()).size >= (await keys()).length;
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

async function rowsOf<Row extends pg.QueryResultRow>(site: Site, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  client.on('error', () => undefined); // the query reports a connection that a kill has cut
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

/** Selects a random connection process of Postgres other than that of this query. */
const BACKEND = `
  SELECT pid FROM pg_stat_activity
  WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() ORDER BY random() LIMIT 1`;

/** Kills a process with SIGKILL; false when it has ended by itself meanwhile. */
function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Kills a process of the database with SIGKILL, and waits until the database has recovered: it answers, and no longer
 * lists that process. Before it notices the kill, it may still answer.
 */
async function killBackend(site: Site): Promise<void> {
  let pid = 0;
  await until(async () => {
    const [backend] = await rowsOf<{ pid: number }>(site, BACKEND).catch(() => []);
    pid = backend?.pid ?? 0;
    return backend !== undefined && killed(pid);
  }, RECOVERED_WITHIN_SECONDS);
  const isBack = () =>
    rowsOf(site, `SELECT pid FROM pg_stat_activity WHERE pid = ${pid}`).then(
      (left) => left.length === 0,
      () => false,
    );
  await until(isBack, RECOVERED_WITHIN_SECONDS);
}

const aMoment = (longest: number) => pause(Math.random() * longest);

/** Ends the server, perhaps with its database, as a crash would; whether the database ended too. */
type Crash = (site: Site, round: number) => Promise<{ databaseToo: boolean }>;

const killEverything: Crash = async (site, round) => {
  const databaseToo = round % DATABASE_EVERY === 0;
  await site.kill({ databaseToo });
  return { databaseToo };
};

type Round = { waiting: Attempt[]; thanked: Attempt[]; crash: Crash; connectionKills: number };

/** Senders who post forms one after the other until the server is gone; interrupted ones are sent again later. */
async function oneRound(
  site: Site,
  round: number,
  { waiting, thanked, crash, connectionKills }: Round,
) {
  const life = new AbortController();
  const cutOff: Attempt[] = [];
  const submitter = async () => {
    while (!life.signal.aborted) {
      const attempt = waiting.shift() ?? newAttempt();
      const acknowledged = await send(site.url, attempt);
      (acknowledged ? thanked : cutOff).push(attempt);
      await pause(BETWEEN_FORMS_MS);
    }
  };
  const submitters = Array.from({ length: SUBMITTERS }, submitter);
  await aMoment(MAX_UPTIME_MS);
  for (let kill = 0; kill < connectionKills; kill += 1) {
    await killBackend(site);
    await aMoment(MAX_DATABASE_UPTIME_MS);
  }
  const { databaseToo } = await crash(site, round);
  life.abort();
  await Promise.all(submitters);
  const restarted = new Date();
  await site.restart();
  waiting.push(...cutOff);
  return { databaseToo, cutOff: cutOff.length, restarted };
}

/**
 * A site with every receiver of leads: a webhook receiver, a mail server and both CRMs. `name` is the folder below
 * .cache/test that holds its data, `logFile` another place for its log.
 */
export async function startToldSite(name = 'kill', { logFile }: { logFile?: string } = {}) {
  const receiver = await startReceiver();
  const mailServer = await startMailServer();
  const crms = await startCrms();
  const env = {
    ...crms.env,
    ALLOW_LOOPBACK_TARGETS: 'true',
    LEAD_WEBHOOK_SECRET: receiver.secret,
    LEAD_WEBHOOK_URL: receiver.url,
    SMTP_URL: mailServer.url,
  };
  const site = await startSite(name, env, { logFile });
  return {
    site,
    receiver,
    mailServer,
    crms,
    async stop() {
      await site.stop();
      await Promise.all([receiver.stop(), mailServer.stop(), crms.stop()]);
    },
  };
}

export type ToldSite = Awaited<ReturnType<typeof startToldSite>>;

/**
 * Crashes the server `rounds` times while people send forms, then counts the records. `isHurried` skips the
 * waits after the last crash; otherwise they are real. A crash is a SIGKILL unless `crash` says otherwise.
 */
export async function killedSite(
  { site, receiver, mailServer, crms }: ToldSite,
  rounds: number,
  {
    isHurried,
    crash = killEverything,
    connectionKills = KILLED_CONNECTIONS_PER_ROUND,
  }: { isHurried: boolean; crash?: Crash; connectionKills?: number },
): Promise<Tally> {
  const waiting: Attempt[] = [];
  const thanked: Attempt[] = [];
  let databaseKills = 0;
  let cutOff = 0;
  let restarted = new Date();
  for (let round = 1; round <= rounds; round += 1) {
    const result = await oneRound(site, round, { waiting, thanked, crash, connectionKills });
    ({ restarted } = result);
    databaseKills += result.databaseToo ? 1 : 0;
    cutOff += result.cutOff;
  }
  for (const attempt of waiting) {
    await until(() => send(site.url, attempt), 60);
    thanked.push(attempt);
  }
  const hurrying = isHurried ? await startHurrying(site.databaseUrl(), restarted) : undefined;
  const stored = await rowsOf<StoredLead>(site, STORED);
  const arrived = () =>
    [...receiver.deliveries.values()].map((delivery: Delivered) => delivery.message.lead.id);
  await until(() => new Set(arrived()).size >= stored.length, DELIVERED_WITHIN_SECONDS).catch(
    () => undefined, // missing deliveries are counted below
  );
  const mails = await countMails(site, mailServer);
  const told = (await rowsOf<{ leads: number }>(site, TOLD))[0]?.leads ?? 0;
  const brought = await crms.count(() => rowsOf<CrmDelivery>(site, CRM_DELIVERIES));
  await hurrying?.stop();
  const keys = stored.map(({ key }) => key);
  const ids = arrived();
  return {
    kills: rounds,
    databaseKills,
    backendKills: rounds * connectionKills,
    sent: thanked.reduce((sum, { sendings }) => sum + sendings, 0),
    acknowledged: thanked.length,
    cutOff,
    stored: stored.length,
    delivered: new Set(ids).size,
    redelivered: [...receiver.deliveries.values()].filter(({ times }) => times > 1).length,
    lost: thanked.filter(({ key }) => !keys.includes(key)).length,
    doubled: keys.length - new Set(keys).size + (ids.length - new Set(ids).size),
    undelivered: stored.filter(({ id }) => !ids.includes(id)).length,
    incomplete: stored.filter(
      ({ consents, deliveries, mails: written }) =>
        consents !== 2 || deliveries !== DELIVERIES_PER_LEAD || written !== MAILS_PER_LEAD,
    ).length,
    untold: Math.abs(stored.length - told),
    ...mails,
    ...brought,
  };
}
