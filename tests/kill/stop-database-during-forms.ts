import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { startSite } from '../../scripts/test/test-site.mjs';
import { until } from '../support/cms-for-lead-tests';
import { type Attempt, newAttempt, post, type Told } from './submit-forms';

type Site = Awaited<ReturnType<typeof startSite>>;

const SUBMITTERS = 2;
/** The pause of a sender between two forms, in milliseconds: the site needs time to process stored forms, too. */
const BETWEEN_FORMS_MS = 60;
/** How long forms are sent before the next event, in milliseconds. */
const MAX_PAUSE_MS = 400;
/**
 * How many outages follow each other until the whole backlog is processed, which would grow from round to round
 * otherwise.
 */
const OUTAGES_IN_A_ROW = 5;
const STORED_WITHIN_SECONDS = 120;
/**
 * How much later than the answer to its sender, in milliseconds, a lead may be dated. A kept form keeps the time of
 * its arrival, and all times come from the same clock.
 */
const MAX_DELAY_MS = 1000;

export type OutageTally = {
  outages: number;
  siteKills: number;
  kept: number;
  stored: number;
  cutOff: number;
  /** Counts of errors, which must stay zero. */
  lost: number;
  doubled: number;
  incomplete: number;
  late: number;
};

type Answered = { attempt: Attempt; told: Exclude<Told, null>; at: number };

const aMoment = () => pause(Math.random() * MAX_PAUSE_MS);

/** Senders who post forms one after the other; one without an answer sends the same form again. */
function crowd(url: string) {
  const waiting: Attempt[] = [];
  const answered: Answered[] = [];
  let cutOff = 0;
  let ending = new AbortController();
  let working: Promise<unknown> = Promise.resolve();

  async function submit(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const attempt = waiting.shift() ?? newAttempt();
      const told = await post(url, attempt);
      if (told) answered.push({ attempt, told, at: Date.now() });
      else {
        waiting.push(attempt);
        cutOff += 1;
      }
      await pause(BETWEEN_FORMS_MS);
    }
  }

  return {
    answered,
    cutOff: () => cutOff,
    come() {
      ending = new AbortController();
      working = Promise.all(Array.from({ length: SUBMITTERS }, () => submit(ending.signal)));
    },
    async rest() {
      ending.abort();
      await working;
    },
    /** Waits until one more sender has got the response `told`. */
    async areTold(told: Told) {
      const count = () => answered.filter((each) => each.told === told).length;
      const before = count();
      await until(() => count() > before, 30);
    },
    async sendAll() {
      for (const attempt of waiting.splice(0)) {
        await until(async () => (await post(url, attempt)) === 'stored', 60);
        answered.push({ attempt, told: 'stored', at: Date.now() });
      }
    },
  };
}

type Crowd = ReturnType<typeof crowd>;

/**
 * What is killed in addition to the database: the server while it stores forms from the disk, the server while the
 * database is down, or nothing.
 */
const KINDS = ['storing', 'both', 'database'] as const;

/** The number of forms that wait on the disk. */
const waitingAt = ({ secrets }: Site): number =>
  readdirSync(path.join(secrets.DATA_DIR, 'lead-spool')).filter((name) => name.endsWith('.lead'))
    .length;

/** Ends the server while the database is away, as a power cut would; the site can be started again afterwards. */
type Crash = (site: Site) => Promise<void>;

async function oneCrash(site: Site, people: Crowd, crash: Crash): Promise<void> {
  people.come();
  await aMoment();
  await site.killDatabase();
  await people.areTold('kept');
  await aMoment();
  await crash(site);
  await people.rest();
  await site.restart();
  people.come();
  await people.areTold('stored');
  await people.rest();
}

async function oneOutage(site: Site, people: Crowd, kind: (typeof KINDS)[number]): Promise<void> {
  people.come();
  await aMoment();
  await site.killDatabase();
  await people.areTold('kept');
  await aMoment();
  if (kind === 'both') {
    await site.kill();
    await people.rest();
    await site.restartServer({ isAway: true });
    people.come();
    await people.areTold('kept');
  }
  if (kind === 'storing') await people.rest();
  const kept = waitingAt(site);
  await site.restartDatabase();
  if (kind === 'storing') {
    await until(() => waitingAt(site) < kept, 30);
    await site.kill();
    await site.restartServer();
    people.come();
  }
  await people.areTold('stored');
  await people.rest();
}

type Lead = { email: string; consents: number; at: Date };

async function leadsOf(site: Site): Promise<Lead[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<Lead>(`
    SELECT lead.email, lead.created_at AS at,
           (SELECT count(*)::int FROM consents WHERE lead_id = lead.id) AS consents
    FROM leads AS lead`);
  await client.end();
  return rows;
}

/** Waits until no form waits on the disk, according to the site. */
export async function storedAll({ url }: Site): Promise<void> {
  await until(async () => {
    const response = await fetch(`${url}/api/health/ready`);
    return !('keptForms' in ((await response.json()) as object));
  }, STORED_WITHIN_SECONDS);
}

/**
 * Stops the database `rounds` times while people send forms, then counts the records. With `crash`, each outage ends
 * by it instead of by a restart of the database.
 */
export async function outages(site: Site, rounds: number, crash?: Crash): Promise<OutageTally> {
  const people = crowd(site.url);
  let siteKills = 0;
  for (let round = 0; round < rounds; round += 1) {
    const kind = KINDS[round % KINDS.length]!;
    await (crash ? oneCrash(site, people, crash) : oneOutage(site, people, kind));
    if (crash || kind !== 'database') siteKills += 1;
    if ((round + 1) % OUTAGES_IN_A_ROW === 0) await storedAll(site);
  }
  await people.sendAll();
  await storedAll(site);
  const { answered } = people;
  const byEmail = Map.groupBy(await leadsOf(site), ({ email }) => email);
  const found = answered.map((each) => ({ ...each, leads: byEmail.get(each.attempt.email) ?? [] }));
  const count = (matches: (one: (typeof found)[number]) => boolean) => found.filter(matches).length;
  return {
    outages: rounds,
    siteKills,
    kept: count(({ told }) => told === 'kept'),
    stored: count(({ told }) => told === 'stored'),
    cutOff: people.cutOff(),
    lost: count(({ leads }) => leads.length === 0),
    doubled: count(({ leads }) => leads.length > 1),
    incomplete: count(({ leads }) => leads.some(({ consents }) => consents !== 2)),
    late: count(({ at, leads }) => leads.some((lead) => lead.at.getTime() > at + MAX_DELAY_MS)),
  };
}
