import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PlainError } from '../lib/print-command-progress.mjs';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { added, countsIn, killRows as rows, outageRows, table } from './kill-counts.mjs';

const KILLS = '50';
const OUTAGES = '200';
const BUYERS = '1000';
/**
 * How often a process of the database and the starting server are killed for each kill of the running server: most
 * kills are of the kind that takes the least processor time.
 */
const DATABASE_KILLS = '12';
const WORKER_KILLS = '2';

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

/** The day since which kills are made as this version of the test makes them. */
const SINCE = '2026-11-28';

const KILLED = 'Killed while forms come in';
const KEPT = 'Kept while the database is away';
const RUSH = 'A rush for tickets';

const REPORT = inRoot('docs/measured/soak.md');
const EARLIER = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
const countsOf = (heading, rows) => countsIn(EARLIER, heading, rows);

/** The numbers of a run that stand after its day and commit: kills of each kind, and minutes. */
const NUMBERS = ['kills', 'databaseKills', 'workerKills', 'backendKills', 'minutes'];

/** The runs so far, as `{ name, numbers }`: the name is the day and the commit. */
const runsSoFar = () =>
  (EARLIER.match(/^\| \d{4}-\d{2}-\d{2} \|.*$/gm) ?? []).map((line) => {
    const [day, commit, ...numbers] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name: `${day} | ${commit}`, numbers };
  });

/** The runs with one more, whose numbers are added to those of an earlier one of the same day and commit. */
function withRun(runs, run) {
  const name = `${measuredDay()} | ${measuredCommit()}`;
  const numbers = NUMBERS.map((key) => run[key]);
  const same = runs.find((earlier) => earlier.name === name);
  if (!same) return [...runs, { name, numbers }];
  const sum = same.numbers.map((number, index) => Number(number) + numbers[index]);
  return runs.map((earlier) => (earlier === same ? { name, numbers: sum } : earlier));
}

/** All kills of a tally, each by its own SIGKILL or two at the same moment. */
const allOf = ({ kills, backendKills, workerKills }) => kills + backendKills + workerKills;

const report = ({ tally, rush, outages, runs }) => `# The soak

Written by \`npm run soak\`, which adds its counts to those of earlier runs. The run in \`npm test\` is the same with fewer kills and
buyers. \`SOAK_KILLS=10 npm run soak\` adds a slice of kills alone: ten of the running server, ${DATABASE_KILLS} processes of the database before
each of them, and ${WORKER_KILLS} of the starting server after it. \`SOAK_DATABASE_KILLS=30\` kills thirty processes of the database instead
of ${DATABASE_KILLS}. The goal are ten thousand kills; ${allOf(tally).toLocaleString('en')} are done.

## ${KILLED}

Before one kill in two somebody sends a form, and most of these kills come within a tenth of a second, while it is stored. The others
come within 1.2 seconds, while leads are delivered. Each waits until something is under way: a form without an answer, a delivery or a
mail. One kill in four of the running server includes the database server. After each, the starting server is killed: up to 0.4 seconds
after its workers have taken their first jobs, and before it answers on its port. Whoever got no answer sends again under the same
key, and so does every second one who was told that the form is kept. At the end of a run everything has to arrive, and is counted; a
slice skips the pauses before retries then. The bold lines have to be zero.

The database does not wait for the disk (\`fsync\` is off), because the kill of a process loses nothing that was written;
[power cuts](power-cut.md) are tried with it. In the runs before ${SINCE} six senders posted forms without a pause instead, and what a kill hit was not noted.

${table(rows, tally)}

| day | commit | server killed | database killed with it | starting server killed | processes of the database killed | minutes |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
${runs.map(({ name, numbers }) => `| ${[name, ...numbers].join(' | ')} |`).join('\n')}

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
    OUTAGES,
    ...(alone ? { KILLS_ALONE: 'true' } : {}),
    DATABASE_KILLS: databaseKills ?? DATABASE_KILLS,
    WORKER_KILLS,
  });
  const end = Date.now() + milliseconds();
  let result = { passed: 0, failed: 0, failures: [] };
  let tally = countsOf(KILLED, rows);
  let outages = countsOf(KEPT, outageRows);
  let rush = countsOf(RUSH, rushRows);
  let runs = runsSoFar();
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
    runs = withRun(runs, { ...killed, minutes });
    writeFileSync(REPORT, report({ tally, rush, outages, runs }));
    formatReport(REPORT);
  } while (result.failed === 0 && Date.now() < end);
  return result;
};
