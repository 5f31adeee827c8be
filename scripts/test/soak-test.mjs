import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';

const KILLS = '200';
const BUYERS = '1000';

const rows = [
  ['kills', 'times the server was killed with SIGKILL while forms came in'],
  ['databaseKills', 'of them together with the database server'],
  [
    'backendKills',
    'times a process of the database was killed in between, so that it had to recover',
  ],
  ['sent', 'requests of forms that were acknowledged in the end'],
  ['cutOff', 'requests that were not thanked for; sent again after the restart under the same key'],
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
  ['instances', 'instances of the site, to which the buyers come in turns'],
  ['buyers', 'people who order a ticket at the same moment'],
  ['capacity', 'places there are'],
  ['confirmed', 'of them confirmed'],
  ['waiting', 'on the waiting list'],
  ['leads', 'leads in the database'],
  ['seconds', 'seconds until the last was answered'],
  ['busy', 'answers of 503, after each of which the buyer tried the next instance'],
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

const KILLED = 'Killed while forms come in';
const KEPT = 'Kept while the database is away';
const RUSH = 'A rush for tickets';

const REPORT = inRoot('docs/measured/soak.md');
const EARLIER = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';

/** The counts of a section of the report so far, by the words of their rows. */
function countsOf(heading, rows) {
  const section = EARLIER.split('\n## ').find((text) => text.startsWith(heading)) ?? '';
  const lines = section.split('\n');
  const counts = rows.map(([name, what]) => {
    const row = lines.find((line) => line.startsWith(`| ${what} `));
    return [name, Number(row?.split('|')[2] ?? 0)];
  });
  return Object.fromEntries(counts);
}

const runsSoFar = () => EARLIER.match(/^\| \d{4}-\d{2}-\d{2} \|.*$/gm) ?? [];

const report = ({ tally, rush, outages, runs }) => `# The soak

Written by \`npm run soak\`, which adds its counts to those of earlier runs. The run in \`npm test\` is the same with fewer kills and
buyers. \`SOAK_KILLS=100 npm run soak\` adds so many kills of the server alone, and \`SOAK_DATABASE_KILLS=30\`
kills a process of the database thirty times before each of them instead of three times. The goal are ten thousand kills.

## ${KILLED}

Six senders post forms without a pause. A process of the database is killed with SIGKILL several times, then, at a random moment, the
server with its worker, in one case of four with the database; it is started again, and whoever was not thanked sends again
under the same key. The bold lines have to be zero.

${table(rows, tally)}

| day | commit | server killed | database killed with it | processes of the database killed | minutes |
| --- | --- | ---: | ---: | ---: | ---: |
${runs.join('\n')}

## ${KEPT}

Two senders post forms; the database is killed with SIGKILL and started again a moment later. In two
rounds of three the server is killed too: while the database is away, so that it starts without one, or while it stores
what was kept. After each five rounds all that was kept is stored before the next. The bold lines have to be zero.

${table(outageRows, outages)}

## ${RUSH}

Everybody posts the form at once, to the same server, which goes on delivering meanwhile.

${table(rushRows, rush)}
`;

/** The least duration of the soak test in milliseconds, from SOAK_MINUTES; 0 by default, which is one run. */
function milliseconds() {
  const minutes = Number(process.env.SOAK_MINUTES ?? 0);
  if (Number.isFinite(minutes) && minutes >= 0) return minutes * 60_000;
  throw new PlainError('SOAK_MINUTES is no number of minutes.');
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const given = (file) => (existsSync(file) ? read(file) : {});
const added = (one, other) =>
  Object.fromEntries(Object.entries(other).map(([key, value]) => [key, value + (one[key] ?? 0)]));

/**
 * The part that repeats the kill tests with their full counts until SOAK_MINUTES are over or a test fails, and adds
 * their counts to docs/measured/soak.md. `tests` makes a test run from the environment variables of its tests.
 */
export const soak = (tests) => async (how) => {
  const TALLY_FILE = inRoot('.cache/test/kill-tally.json');
  const RUSH_FILE = inRoot('.cache/test/rush-tally.json');
  const OUTAGES_FILE = inRoot('.cache/test/outages-tally.json');
  const files = [TALLY_FILE, RUSH_FILE, OUTAGES_FILE];
  const { SOAK_KILLS: alone, SOAK_DATABASE_KILLS: databaseKills } = process.env;
  const run = tests({
    KILLS: alone ?? KILLS,
    BUYERS,
    TALLY_FILE,
    RUSH_FILE,
    OUTAGES_FILE,
    ...(alone ? { KILLS_ALONE: 'true' } : {}),
    ...(databaseKills ? { DATABASE_KILLS: databaseKills } : {}),
  });
  const end = Date.now() + milliseconds();
  let result = { passed: 0, failed: 0, failures: [] };
  let tally = countsOf(KILLED, rows);
  let outages = countsOf(KEPT, outageRows);
  let rush = countsOf(RUSH, rushRows);
  const runs = runsSoFar();
  do {
    for (const old of files) rmSync(old, { force: true });
    const started = Date.now();
    const { passed, failed, failures = [] } = await run(how);
    result = {
      passed: result.passed + passed,
      failed: result.failed + failed,
      failures: [...result.failures, ...failures],
    };
    // A run that did not write all of its counts, such as a single test file or an interrupted run, is not added.
    // With SOAK_KILLS only the first of the files is written.
    if (!files.slice(0, alone ? 1 : 3).every((file) => existsSync(file))) return result;
    const killed = read(TALLY_FILE);
    tally = added(tally, killed);
    outages = added(given(OUTAGES_FILE), outages);
    rush = { ...rush, ...given(RUSH_FILE) };
    const minutes = Math.round((Date.now() - started) / 60_000);
    const counts = [killed.kills, killed.databaseKills, killed.backendKills];
    const row = [measuredDay(), measuredCommit(), ...counts, minutes];
    runs.push(`| ${row.join(' | ')} |`);
    writeFileSync(REPORT, report({ tally, rush, outages, runs }));
    formatReport(REPORT);
  } while (result.failed === 0 && Date.now() < end);
  return result;
};
