import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { formatReport, measuredCommit, measuredDay } from '../lib/format-measurement-report.mjs';
import { inRoot } from '../lib/project-paths.mjs';

const REPORT = inRoot('docs/measured/burst.md');
const FORMS = process.env.BURST_FORMS ?? '20000';
const AT_ONCE = '1000';
const CONNECTIONS = '5000';
const PAGES = '150';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
const place = ({ load }) =>
  `${measuredDay()}, commit ${measuredCommit()}, ${availableParallelism()} cores, load ${load.toFixed(1)} at its end`;

/** Replaces the text between two marks of the report. */
function fill(mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const report = readFileSync(REPORT, 'utf8');
  const [before, rest] = report.split(begin);
  writeFileSync(REPORT, `${before}${begin}\n\n${text}\n\n${end}${rest.split(end)[1]}`);
}

const burstTable = (figures) => {
  const { alone, pages } = figures;
  const rows = [
    ['forms, each of another person and address', figures.forms],
    ['under way at once', figures.atOnce],
    ['stored at once, their sender thanked', figures.thanked],
    ['kept on the disk, their sender told so, and stored afterwards', figures.kept],
    ['answers of "try again in a moment", after which the sender did', figures.busy],
    ['**forms without an answer of success**', figures.failed],
    ['**answered with success, but not stored**', figures.lost],
    ['**stored twice**', figures.doubled],
    ['seconds in all', figures.seconds],
    ['until a form was answered, median, ms', figures.median],
    ['99 of 100 forms, ms', figures.p99],
    ['the slowest form, ms', figures.most],
    ['pages read meanwhile', pages.pages],
    ['**of them failed**', pages.failed],
    ['a page: median, 99 of 100, slowest, ms', `${pages.median}, ${pages.p99}, ${pages.most}`],
    ['the same before the burst, ms', `${alone.median}, ${alone.p99}, ${alone.most}`],
  ];
  return `${place(figures)}.\n\n| what | count |\n| --- | ---: |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
};

const greedyTable = (figures) => {
  const rows = figures.found.map(({ kind, connections, statuses, alone, beside }) => {
    const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
    return [kind, connections, answers.join(', ') || '–', alone.median, beside.median, beside.p99];
  });
  return `${place(figures)}.\n\n| clients | connections | their answers (0 and closed: cut off) | median alone, ms | median beside them, ms | 99 of 100 beside them, ms |\n| --- | ---: | --- | ---: | ---: | ---: |\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
};

/**
 * The part that sends the burst of forms and opens thousands of slow and greedy connections, and writes the figures
 * into docs/measured/burst.md. `tests` makes a test run from the environment variables of its tests.
 */
export const burst = (tests) => async (how) => {
  const BURST_FILE = inRoot('.cache/test/burst-of-forms.json');
  const GREEDY_FILE = inRoot('.cache/test/greedy-clients.json');
  for (const old of [BURST_FILE, GREEDY_FILE]) rmSync(old, { force: true });
  const run = tests({
    BURST_FORMS: FORMS,
    BURST_AT_ONCE: AT_ONCE,
    GREEDY_CONNECTIONS: CONNECTIONS,
    BURST_PAGES: PAGES,
    BURST_FILE,
    GREEDY_FILE,
  });
  const result = await run(how);
  const sent = read(BURST_FILE);
  if (sent) fill('burst', burstTable(sent));
  const met = read(GREEDY_FILE);
  if (met) fill('greedy', greedyTable(met));
  formatReport(REPORT);
  return result;
};
