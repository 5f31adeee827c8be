import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';
import { added, countsIn, killRows, outageRows, table } from './kill-counts.mjs';

const REPORT = inRoot('docs/measured/power-cut.md');
const FOLDER = inRoot('.cache/test/power-cut-tallies');

const WITH_DATABASE = 'While forms come in';
const WITHOUT_DATABASE = 'While the database is away and forms are kept on the disk';

/** The rows in words of a power cut; those that a power cut has no counts for are left out. */
const WORDS = {
  kills: 'times the power was cut while forms came in',
  outages: 'times the power was cut while forms were kept',
  late: '**kept, but stored with a later time than the one it was kept at**',
};
const LEFT_OUT = new Set([
  'databaseKills',
  'backendKills',
  'workerKills',
  'formsHit',
  'deliveriesHit',
  'mailsHit',
  'siteKills',
]);
const rowsOf = (rows) =>
  rows.filter(([name]) => !LEFT_OUT.has(name)).map(([name, what]) => [name, WORDS[name] ?? what]);
const cutRows = rowsOf(killRows);
const keptRows = rowsOf(outageRows);

const report = ({ cuts, kept, runs }) => `# Power cuts

Written by \`npm run test:long -- power-cut\`, which adds its counts to those of earlier runs; \`POWER_CUTS=100\` before it cuts the
power so often in each section. The data folder is on a disk of its own, a file that is mounted as ext4. At a random moment the file
system is shut down without its journal (EXT4_IOC_SHUTDOWN): what was not flushed is lost, as in a power cut. Then
everything is killed, the disk mounted again, and the site started. Without \`fsync\` in the database, or in the folder of kept forms,
both tests fail. It needs root, and is left out elsewhere.

## ${WITH_DATABASE}

${table(cutRows, cuts)}

## ${WITHOUT_DATABASE}

${table(keptRows, kept)}

## Runs

| day | commit | power cuts | minutes |
| --- | --- | ---: | ---: |
${runs.join('\n')}
`;

/** The part that cuts the power, and adds its counts to docs/measured/power-cut.md. `tests` makes a test run. */
export const powerCut = (tests) => async (how) => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const started = Date.now();
  const result = await tests({ TALLY_FOLDER: FOLDER })(how);
  const files = ['power-cuts', 'power-cuts-without-database'].map((name) =>
    path.join(FOLDER, `${name}.json`),
  );
  // A machine without the right to mount writes none, a single test only one.
  if (!files.every((file) => existsSync(file))) return result;
  const [cuts, kept] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const earlier = existsSync(REPORT) ? readFileSync(REPORT, 'utf8') : '';
  const runs = earlier.match(/^\| \d{4}-\d{2}-\d{2} \|.*$/gm) ?? [];
  const minutes = Math.round((Date.now() - started) / 60_000);
  const row = [measuredDay(), measuredCommit(), cuts.kills + kept.outages, minutes];
  writeFileSync(
    REPORT,
    report({
      cuts: added(countsIn(earlier, WITH_DATABASE, cutRows), cuts),
      kept: added(countsIn(earlier, WITHOUT_DATABASE, keptRows), kept),
      runs: [...runs, `| ${row.join(' | ')} |`],
    }),
  );
  formatReport(REPORT);
  return result;
};
