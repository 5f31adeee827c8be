import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../support/cms-for-lead-tests';
import { countLeads, type LeadTally } from './count-leads';
import type { Site, ToldSite } from './site-with-receivers';
import { QUEUES, startHurrying } from './skip-retry-pauses';
import { storedAll } from './stop-database-during-forms';
import { formSenders } from './submit-forms';

/**
 * The longest time before a kill, in milliseconds, drawn anew for each: while a form is stored, or while leads are
 * delivered, which begins within a second.
 */
const STORING_MS = 100;
const DELIVERING_MS = 1200;
/** The share of kills after the sending of a form that are to hit its storing. */
const STORING_SHARE = 0.75;
/** How many people send a form before each kill, at the same moment, on average. */
const SENDERS = 0.5;
/**
 * Between two kills of the server, this many processes of the database are killed, and after each kill of the server it
 * is killed so often again while it starts. The database recovers in half a second, the server starts in several.
 */
const BACKENDS_PER_ROUND = Number(process.env.DATABASE_KILLS ?? 3);
const WORKERS_PER_ROUND = Number(process.env.WORKER_KILLS ?? 1);
/** Every fourth kill of the server includes the database server; chance decides with which this begins. */
const DATABASE_EVERY = 4;
const FIRST_DATABASE = Math.floor(Math.random() * DATABASE_EVERY);
const RECOVERED_WITHIN_SECONDS = 60;
const AT_WORK_WITHIN_SECONDS = 60;
/** After so long without anything under way, somebody sends a form. */
const IDLE_SECONDS = 3;
const WORKERS_AT_WORK_WITHIN_SECONDS = 40;
/** The longest time for which the workers of a starting server work before it is killed, in milliseconds. */
const LONGEST_WORK_MS = 400;
/** Jobs that were tried more often wait between two kills of starting servers as they do without a test. */
const HURRIED_TRIES = 6;

export type Tally = LeadTally & {
  kills: number;
  databaseKills: number;
  /**
   * How many connection processes of Postgres were killed; after each such kill Postgres ends all others and
   * recovers.
   */
  backendKills: number;
  /** How many servers were killed while they started, when their workers were at work already. */
  workerKills: number;
  /** The kills, of all kinds, at whose moment a form was unanswered, a delivery or a mail under way. */
  formsHit: number;
  deliveriesHit: number;
  mailsHit: number;
  /** Forms that were kept on the disk, whose sender was told so and did not send them again. */
  kept: number;
  cutOff: number;
};

/**
 * What is under way, and a process of the database that serves a connection, if there is one: at best one in the middle
 * of a transaction.
 */
type Work = { forms: number; deliveries: number; mails: number; backend: number | null };

const UNDER_WAY = `
  SELECT count(*) FILTER (WHERE name <> 'mail')::int AS deliveries,
         count(*) FILTER (WHERE name = 'mail')::int AS mails,
         (SELECT pid FROM pg_stat_activity
          WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
          ORDER BY xact_start IS NULL, random() LIMIT 1) AS backend
  FROM pgboss.job WHERE state = 'active' AND started_on > $1 AND name = ANY ($2)`;

/** A look into the database by a connection that is opened again after each of its kills. */
function watch(site: Site) {
  let client: pg.Client | undefined;
  let since = new Date();
  async function query<Row extends pg.QueryResultRow>(text: string, ...values: unknown[]) {
    if (!client) {
      const opened = new pg.Client({ connectionString: site.databaseUrl() });
      opened.on('error', () => undefined); // the next query reports a connection that a kill has cut
      opened.on('end', () => {
        if (client === opened) client = undefined;
      });
      await opened.connect();
      client = opened;
    }
    return (await client.query<Row>(text, values)).rows;
  }
  return {
    query,
    /** From now on, only jobs count that a worker takes from now on: earlier ones are those of dead workers. */
    begin() {
      since = new Date();
    },
    underWay: async (): Promise<Omit<Work, 'forms'> | undefined> =>
      (await query<Omit<Work, 'forms'>>(UNDER_WAY, since, QUEUES).catch(() => []))[0],
    stop: async () => client?.end(),
  };
}

/** Kills a process with SIGKILL; false when there is none, or it has ended by itself meanwhile. */
function killed(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}

const aMoment = (longest: number) => pause(Math.random() * longest);

/** Ends the server, perhaps with its database, as a crash would; whether the database ended too. */
type Crash = (site: Site, round: number) => Promise<{ databaseToo: boolean }>;

const killEverything: Crash = async (site, round) => {
  const databaseToo = round % DATABASE_EVERY === FIRST_DATABASE;
  await site.kill({ databaseToo });
  return { databaseToo };
};

/** The kills of a run, with the people who send forms meanwhile. */
function killer(site: Site, { senders, crowd }: { senders: number; crowd: number }) {
  const people = formSenders(site.url);
  const watcher = watch(site);
  const hits = { formsHit: 0, deliveriesHit: 0, mailsHit: 0 };

  /** Waits until something is under way: a kill that interrupts nothing would prove nothing. */
  async function atWork(seconds = AT_WORK_WITHIN_SECONDS): Promise<Work> {
    let work: Work | undefined;
    await until(async () => {
      const jobs = await watcher.underWay();
      work = jobs && { ...jobs, forms: people.underWay() };
      return work !== undefined && work.forms + work.deliveries + work.mails > 0;
    }, seconds);
    return work!;
  }

  function note({ forms, deliveries, mails }: Work): void {
    hits.formsHit += Math.sign(forms);
    hits.deliveriesHit += Math.sign(deliveries);
    hits.mailsHit += Math.sign(mails);
  }

  /** Lets people send forms or not, and waits for a random moment at which something is under way. */
  async function somethingUnderWay(): Promise<Work> {
    const count = Math.floor(senders + Math.random());
    people.send(count);
    await aMoment(count > 0 && Math.random() < STORING_SHARE ? STORING_MS : DELIVERING_MS);
    const work = await atWork(IDLE_SECONDS).catch(() => undefined);
    if (work) return work;
    people.send(Math.ceil(senders));
    return atWork();
  }

  return {
    people,
    hits,
    stop: watcher.stop,
    /**
     * Kills a process of the database, and waits until the database has recovered: it answers, and no longer lists
     * that process. Before it notices the kill, it may still answer.
     */
    async backend(): Promise<void> {
      let work = await somethingUnderWay();
      while (!killed(work.backend)) work = await atWork();
      note(work);
      const left = () =>
        watcher.query('SELECT 1 FROM pg_stat_activity WHERE pid = $1', work.backend);
      const isBack = () =>
        left().then(
          ({ length }) => length === 0,
          () => false,
        );
      await until(isBack, RECOVERED_WITHIN_SECONDS);
      watcher.begin();
    },
    async site(crash: () => ReturnType<Crash>): ReturnType<Crash> {
      const life = new AbortController();
      const along = people.sendAlong(crowd, life.signal);
      note(await somethingUnderWay());
      const result = await crash();
      life.abort();
      await along;
      await people.settle();
      watcher.begin();
      return result;
    },
    /**
     * Starts the web server again and again, each time without its port, and kills it once its workers are at work.
     * @returns how many were killed; fewer than `times` when everything was delivered before that
     */
    async workers(times: number): Promise<number> {
      let died = new Date();
      const hurrying = await startHurrying(site.databaseUrl(), () => died, HURRIED_TRIES);
      let kills = 0;
      try {
        for (; kills < times; kills += 1) {
          watcher.begin();
          const server = site.startWithoutPort();
          const work = await atWork(WORKERS_AT_WORK_WITHIN_SECONDS)
            .then(() => aMoment(LONGEST_WORK_MS))
            .then(() => atWork(IDLE_SECONDS))
            .catch(() => undefined);
          await server.kill();
          died = new Date();
          if (!work) break;
          note(work);
        }
      } finally {
        await hurrying.stop();
      }
      return kills;
    },
  };
}

/**
 * Crashes the server `rounds` times while people send forms, then counts the records. Before each crash, processes of
 * the database are killed; after it, the starting server, while its workers are at work. `isHurried` skips the waits
 * after the last crash; otherwise they are real. A crash is a SIGKILL unless `crash` says otherwise. A `crowd` sends
 * forms one after the other until the crash, instead of the `senders` who send one before each kill.
 */
export async function killedSite(
  told: ToldSite,
  rounds: number,
  {
    isHurried,
    crash = killEverything,
    backends = BACKENDS_PER_ROUND,
    workers = WORKERS_PER_ROUND,
    senders = SENDERS,
    crowd = 0,
  }: {
    isHurried: boolean;
    crash?: Crash;
    backends?: number;
    workers?: number;
    senders?: number;
    crowd?: number;
  },
): Promise<Tally> {
  const { site } = told;
  const kill = killer(site, { senders, crowd });
  let databaseKills = 0;
  let workerKills = 0;
  let restarted = new Date();
  for (let round = 1; round <= rounds; round += 1) {
    for (let each = 0; each < backends; each += 1) await kill.backend();
    const { databaseToo } = await kill.site(() => crash(site, round));
    databaseKills += databaseToo ? 1 : 0;
    if (workers > 0) {
      await site.restartDatabase();
      workerKills += await kill.workers(workers);
    }
    restarted = new Date();
    await site.restart();
  }
  await kill.people.sendRest();
  await storedAll(site);
  const hurrying = isHurried ? await startHurrying(site.databaseUrl(), () => restarted) : undefined;
  const counts = await countLeads(told, kill.people.acknowledged);
  await hurrying?.stop();
  await kill.stop();
  return {
    kills: rounds,
    databaseKills,
    backendKills: rounds * backends,
    workerKills,
    ...kill.hits,
    ...kill.people.counts(),
    ...counts,
  };
}
