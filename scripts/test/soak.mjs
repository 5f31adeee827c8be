import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PlainError } from '../lib/output.mjs';
import { inRoot } from '../lib/paths.mjs';
import { tool } from '../lib/run.mjs';
import { runShown } from './run-shown.mjs';

const KILLS = '200';
const BUYERS = '1000';

const rows = [
  ['kills', 'times the server was killed with SIGKILL while forms came in'],
  ['databaseKills', 'of them together with the database server'],
  ['sent', 'requests of forms that were acknowledged in the end'],
  ['cutOff', 'requests without an answer; sent again after the restart under the same key'],
  ['acknowledged', 'forms whose sender was thanked'],
  ['stored', 'leads in the database'],
  ['delivered', 'leads at the receiver'],
  [
    'redelivered',
    'of them sent again under the same idempotency key, after a kill in mid-delivery',
  ],
  ['mailed', 'mails at the mail server: to the sender and to the team'],
  [
    'mailedAgain',
    'of them sent again under the same message id, after a kill between sending and noting it',
  ],
  ['lost', '**acknowledged, but not stored**'],
  ['doubled', '**stored twice under one key, or delivered under two**'],
  ['undelivered', '**stored, but not delivered within three minutes of the last restart**'],
  ['brought', 'deals with their notes at Pipedrive, and submissions at HubSpot'],
  ['incomplete', '**stored without both consents, its three deliveries and its thanks**'],
  [
    'notBrought',
    '**leads that are missing at one of the two CRMs, or not noted as brought there**',
  ],
  ['broughtTwice', '**records of one lead that are twice at a CRM**'],
  ['unmailed', '**mails written down, but not at the mail server**'],
  ['untold', '**leads of which the team is told twice, or never**'],
  ['unknownMails', '**mails sent for something that was not stored**'],
];

const rushRows = [
  ['buyers', 'people who order a ticket at the same moment'],
  ['capacity', 'places there are'],
  ['confirmed', 'of them confirmed'],
  ['waiting', 'on the waiting list'],
  ['leads', 'leads in the database'],
  ['seconds', 'seconds until the last was answered'],
  ['oversold', '**places given away beyond those there are**'],
  ['unanswered', '**buyers without an answer**'],
];

const outageRows = [
  ['outages', 'times the database was killed with SIGKILL while forms came in'],
  ['siteKills', 'of them with the server, while forms were kept or while they were being stored'],
  ['kept', 'forms that were kept on the disk, whose sender was told so'],
  ['stored', 'forms that were stored at once, whose sender was thanked'],
  ['cutOff', 'requests without an answer; sent again under the same key'],
  ['lost', '**told that it is kept or stored, but not in the database**'],
  ['doubled', '**stored twice**'],
  ['incomplete', '**stored without both consents**'],
  ['late', '**kept, but stored with a later time than the one it was kept at**'],
];

const table = (rows, tally) => `| what | count |
| --- | ---: |
${rows.map(([name, what]) => `| ${what} | ${tally[name]} |`).join('\n')}`;

const report = (tally, rush, outages) => `# The soak

Written by \`npm run soak\`. The run in \`npm test\` is the same with fewer kills and buyers.

## Killed while forms come in

Six senders post forms without a pause; at a random moment the server is killed with SIGKILL, started again,
and whoever got no answer sends again under the same key. The bold lines have to be zero.

${table(rows, tally)}

## Kept while the database is away

Two senders post forms; the database is killed with SIGKILL and started again a moment later. In two
rounds of three the server is killed too: while the database is away, so that it starts without one, or while it stores
what was kept. After each five rounds all that was kept is stored before the next. The bold lines have to be zero.

${table(outageRows, outages)}

## A rush for tickets

Everybody posts the form at once, to the same server, which goes on delivering meanwhile.

${table(rushRows, rush)}
`;

/** The minimum duration of the soak test, from SOAK_MINUTES; by default one run. */
function milliseconds() {
  const minutes = Number(process.env.SOAK_MINUTES ?? 0);
  if (Number.isFinite(minutes) && minutes >= 0) return minutes * 60_000;
  throw new PlainError('SOAK_MINUTES is no number of minutes.');
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const added = (one, other) =>
  Object.fromEntries(Object.entries(other).map(([key, value]) => [key, value + (one[key] ?? 0)]));

/**
 * The part that repeats the kill tests with their full counts until the time is over, and writes
 * docs/soak.md. `tests` creates a run of them with those variables.
 */
export const soak = (tests) => async (how) => {
  const TALLY_FILE = inRoot('.cache/test/kill-tally.json');
  const RUSH_FILE = inRoot('.cache/test/rush-tally.json');
  const OUTAGES_FILE = inRoot('.cache/test/outages-tally.json');
  const files = [TALLY_FILE, RUSH_FILE, OUTAGES_FILE];
  const run = tests({ KILLS, BUYERS, TALLY_FILE, RUSH_FILE, OUTAGES_FILE });
  const end = Date.now() + milliseconds();
  let [result, tally, outages] = [{ passed: 0, failed: 0, failures: [] }, {}, {}];
  do {
    for (const old of files) rmSync(old, { force: true });
    const { passed, failed, failures = [] } = await run(how);
    result = {
      passed: result.passed + passed,
      failed: result.failed + failed,
      failures: [...result.failures, ...failures],
    };
    // A single test or an interrupted run writes no report: the report is of all tests.
    if (!files.every((file) => existsSync(file))) return result;
    tally = added(tally, read(TALLY_FILE));
    outages = added(outages, read(OUTAGES_FILE));
  } while (result.failed === 0 && Date.now() < end);
  const target = inRoot('docs/soak.md');
  writeFileSync(target, report(tally, read(RUSH_FILE), outages));
  await runShown([process.execPath, tool('prettier'), '--write', target], { label: how.label });
  return result;
};
