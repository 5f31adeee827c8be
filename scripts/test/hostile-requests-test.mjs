import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';

const REPORT = inRoot('docs/measured/hostile.md');
/** A file with a line of JSON for each finished slice of the run; an interrupted run leaves it. */
const SLICES_FILE = inRoot('.cache/test/hostile-slices.jsonl');
const REQUESTS = 20_000;
/** The seed of the first slice; each later one has the next number. */
const FIRST_SEED = 20_261_122;

const ROW = /^\| \d{4}-\d{2}-\d{2} \|.*$/gm;
const rows = () => readFileSync(REPORT, 'utf8').match(ROW) ?? [];
const cells = (row) => row.split('|').map((cell) => cell.trim());

/** Moves finished slices into the report, and prints the sums of all its rows. */
function collect() {
  if (!existsSync(SLICES_FILE)) return;
  for (const line of readFileSync(SLICES_FILE, 'utf8').split('\n').filter(Boolean)) {
    const { seed, requests, failures, hangs, slow, slowestMs, mebibytes, seconds, ...more } =
      JSON.parse(line);
    const { asAdmin, letIn, found } = more;
    const row = [
      measuredDay(),
      measuredCommit(),
      seed,
      requests,
      failures,
      hangs,
      slow,
      slowestMs,
      mebibytes,
      seconds,
    ];
    const ofAdmin = [asAdmin, `${letIn} %`, `${found.at(0)} → ${found.at(-1)} %`];
    appendFileSync(REPORT, `| ${[...row, ...ofAdmin].join(' | ')} |\n`);
  }
  rmSync(SLICES_FILE);
  formatReport(REPORT);
  const sum = (column) => rows().reduce((total, row) => total + Number(cells(row)[column]), 0);
  console.log(
    `${sum(4)} requests in ${rows().length} slices so far, ${sum(5)} faults, ${sum(6)} hangs`,
  );
}

/**
 * The part that sends slices of hostile requests until HOSTILE_MINUTES are over, at least one, and adds a row for
 * each to docs/measured/hostile.md. The next run goes on with the next seed. `tests` makes a test run from the
 * environment variables of its tests.
 */
export const hostile = (tests) => async (how) => {
  collect();
  const run = tests({
    FUZZ_INPUTS: String(REQUESTS),
    FUZZ_SEED: String(FIRST_SEED + rows().length),
    SLICES_FILE,
  });
  const result = await run(how);
  collect();
  return result;
};
