import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { added, countsIn, killRows as rows, outageRows, table } from './kill-counts.mjs';

const KILLS = '200';
const BUYERS = '1000';
/** The pause of a sender where the database is killed every second: the processor is for kills, not for deliveries. */
const BETWEEN_FORMS_MS = '200';

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

const KILLED = 'Killed while forms come in';
const KEPT = 'Kept while the database is away';
const RUSH = 'A rush for tickets';

const REPORT = inRoot('docs/measured/soak.md');
const EARLIER = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
const countsOf = (heading, rows) => countsIn(EARLIER, heading, rows);

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
    BETWEEN_FORMS_MS: databaseKills ? BETWEEN_FORMS_MS : '0',
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
