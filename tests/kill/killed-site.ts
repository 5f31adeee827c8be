import pg from 'pg';
import { startReceiver } from '../../scripts/test/receiver.mjs';
import { startSite } from '../../scripts/test/site.mjs';
import { until } from '../support/leads';
import { type Attempt, newAttempt, send } from './submitters';

const SUBMITTERS = 6;
/** A kill falls anywhere from the first request of a round to well into its stream of them. */
const LONGEST_LIFE_MS = 1500;
/** Every fourth kill takes the database server with it. */
const DATABASE_EVERY = 4;
const DELIVERED_WITHIN_SECONDS = 180;

export type Tally = {
  kills: number;
  databaseKills: number;
  sent: number;
  acknowledged: number;
  cutOff: number;
  stored: number;
  delivered: number;
  redelivered: number;
  /** What must stay zero. */
  lost: number;
  doubled: number;
  undelivered: number;
  incomplete: number;
};

type Delivered = { times: number; message: { lead: { id: number } } };
type Site = Awaited<ReturnType<typeof startSite>>;

/** A row for each stored lead of the run, with what was written beside it. */
const STORED = `
  SELECT lead.key, lead.id,
         (SELECT count(*)::int FROM consents WHERE lead_id = lead.id) AS consents,
         (SELECT count(*)::int FROM deliveries WHERE lead_id = lead.id) AS deliveries
  FROM leads AS lead`;
type StoredLead = { key: string; id: number; consents: number; deliveries: number };

async function rowsOf<Row extends pg.QueryResultRow>(site: Site, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

/** People send forms, one after the other, until the server is gone; those cut off try again after. */
async function oneRound(site: Site, round: number, waiting: Attempt[], thanked: Attempt[]) {
  const life = new AbortController();
  const cutOff: Attempt[] = [];
  const submitter = async () => {
    while (!life.signal.aborted) {
      const attempt = waiting.shift() ?? newAttempt();
      const acknowledged = await send(site.url, attempt);
      (acknowledged ? thanked : cutOff).push(attempt);
    }
  };
  const submitters = Array.from({ length: SUBMITTERS }, submitter);
  await new Promise((resume) => setTimeout(resume, Math.random() * LONGEST_LIFE_MS));
  const databaseToo = round % DATABASE_EVERY === 0;
  await site.kill({ databaseToo });
  life.abort();
  await Promise.all(submitters);
  await site.restart();
  waiting.push(...cutOff);
  return { databaseToo, cutOff: cutOff.length };
}

/** Kills the server `rounds` times with SIGKILL while people send forms, then counts what is there. */
export async function killedSite(rounds: number): Promise<Tally> {
  const receiver = await startReceiver();
  const site = await startSite('kill', {
    ALLOW_LOOPBACK_TARGETS: 'true',
    LEAD_WEBHOOK_SECRET: receiver.secret,
    LEAD_WEBHOOK_URL: receiver.url,
  });
  const waiting: Attempt[] = [];
  const thanked: Attempt[] = [];
  let databaseKills = 0;
  let cutOff = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const result = await oneRound(site, round, waiting, thanked);
      databaseKills += result.databaseToo ? 1 : 0;
      cutOff += result.cutOff;
    }
    for (const attempt of waiting) if (await send(site.url, attempt)) thanked.push(attempt);
    const stored = await rowsOf<StoredLead>(site, STORED);
    const arrived = () =>
      [...receiver.deliveries.values()].map((delivery: Delivered) => delivery.message.lead.id);
    await until(() => new Set(arrived()).size >= stored.length, DELIVERED_WITHIN_SECONDS).catch(
      () => undefined, // counted below
    );
    const keys = stored.map(({ key }) => key);
    const ids = arrived();
    return {
      kills: rounds,
      databaseKills,
      sent: thanked.reduce((sum, { sendings }) => sum + sendings, 0),
      acknowledged: thanked.length,
      cutOff,
      stored: stored.length,
      delivered: new Set(ids).size,
      redelivered: [...receiver.deliveries.values()].filter(({ times }) => times > 1).length,
      lost: thanked.filter(({ key }) => !keys.includes(key)).length,
      doubled: keys.length - new Set(keys).size + (ids.length - new Set(ids).size),
      undelivered: stored.filter(({ id }) => !ids.includes(id)).length,
      incomplete: stored.filter((lead) => lead.consents !== 2 || lead.deliveries !== 1).length,
    };
  } finally {
    await site.stop();
    await receiver.stop();
  }
}
