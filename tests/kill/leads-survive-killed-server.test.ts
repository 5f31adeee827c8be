import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { MAILS_PER_LEAD } from './count-leads';
import { killedSite } from './kill-and-restart-site';
import { startToldSite, type ToldSite } from './site-with-receivers';
import { outages } from './stop-database-during-forms';
import { rushForTickets } from './rush-for-last-tickets';

/**
 * `npm run test:long` sets the variables: 50 kills of the server, after which it waits the real pauses before retries,
 * 200 outages and 1,000 buyers. One of four kills includes the database.
 */
const KILLS = Number(process.env.KILLS ?? 4);
/** In a short run, the one outage in which the server is also killed while it stores forms from the disk. */
const OUTAGES = Number(process.env.OUTAGES ?? 1);
const BUYERS = Number(process.env.BUYERS ?? 100);
/** Whether the run has only kills, and neither outages nor buyers: a slice, which skips the pauses before retries. */
const IS_KILLS_ALONE = process.env.KILLS_ALONE === 'true';

let told: ToldSite;

beforeAll(async () => {
  told = await startToldSite('kill', { survives: 'kill' });
});

afterAll(() => told?.stop());

it('foundation: acknowledged leads survive SIGKILL of the server, and none is delivered twice', async () => {
  const tally = await killedSite(told, KILLS, { isHurried: IS_KILLS_ALONE || !process.env.KILLS });
  console.log(JSON.stringify(tally));
  if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(tally));
  expect(tally).toMatchObject({ lost: 0, doubled: 0, undelivered: 0, incomplete: 0 });
  expect(tally).toMatchObject({ unmailed: 0, untold: 0, unknownMails: 0 });
  // Each CRM got exactly one record for each lead: a deal with its note, or a submission.
  expect(tally).toMatchObject({ notBrought: 0, broughtTwice: 0, brought: tally.stored * 2 });
  // Besides the thank-you mails there are notices to the team, some of them digests of many leads.
  expect(tally.mailed).toBeGreaterThan(tally.stored * MAILS_PER_LEAD);
  expect(tally.kills).toBe(KILLS);
  expect(tally.acknowledged).toBe(tally.stored);
  // The kills interrupted forms, deliveries and mails: otherwise the test would prove nothing.
  expect(tally.formsHit).toBeGreaterThan(0);
  expect(tally.deliveriesHit + tally.mailsHit).toBeGreaterThan(0);
});

it.runIf(!IS_KILLS_ALONE)(
  `D13 capacity can not be oversold (${BUYERS} buyers at one moment, through two instances)`,
  async () => {
    const beside = await told.site.startBeside();
    onTestFinished(() => beside.stop());
    const urls = [told.site.url, beside.url];
    const { tally, answers } = await rushForTickets(told.site, urls, BUYERS);
    console.log(JSON.stringify(tally));
    if (process.env.RUSH_FILE) writeFileSync(process.env.RUSH_FILE, JSON.stringify(tally));
    expect(tally).toMatchObject({
      confirmed: tally.capacity,
      waiting: BUYERS - tally.capacity,
      leads: BUYERS,
      oversold: 0,
      unanswered: 0,
    });
    // Each buyer was told what is stored: tickets, or a place on the waiting list.
    const led = (end: string) => answers.filter((answer) => answer?.endsWith(end)).length;
    expect([led('/thank-you'), led('/waiting-list')]).toEqual([tally.confirmed, tally.waiting]);
  },
);

it.runIf(!IS_KILLS_ALONE)(
  'a form spooled while the database was away is neither lost nor stored twice (database, site and both killed)',
  async () => {
    const tally = await outages(told.site, OUTAGES);
    console.log(JSON.stringify(tally));
    if (process.env.OUTAGES_FILE) writeFileSync(process.env.OUTAGES_FILE, JSON.stringify(tally));
    expect(tally).toMatchObject({ outages: OUTAGES, lost: 0, doubled: 0, incomplete: 0, late: 0 });
    // Some forms were kept on disk: otherwise the outages did not hit any, and the test would prove nothing.
    expect(tally.kept).toBeGreaterThanOrEqual(OUTAGES);
    expect(tally.stored).toBeGreaterThan(0);
  },
);
