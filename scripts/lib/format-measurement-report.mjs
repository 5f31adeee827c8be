import { execFileSync } from 'node:child_process';
import { root } from './project-paths.mjs';
import { tool } from './run-command.mjs';

/** The last commit that changed more than documents. */
export const measuredCommit = () =>
  execFileSync('git', ['log', '-1', '--format=%h', '--', '.', ':(exclude)docs'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

/** The day of a measurement, in UTC: `2026-11-27`. */
export const measuredDay = () => new Date().toISOString().slice(0, 10);

/** Aligns the tables of a report in docs/measured by the formatter. */
export function formatReport(file) {
  execFileSync(process.execPath, [tool('oxfmt'), file], { stdio: 'ignore' });
}
