import { readFileSync, rmSync } from 'node:fs';
import { inRoot, root } from '../lib/paths.mjs';
import { childEnv, tool } from '../lib/run.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { runShown } from './run-shown.mjs';

/**
 * How a part ended; `failures` has a line for each test that failed, where the part's runner names them.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 */

const node = (...args) => [process.execPath, ...args];
const count = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A part that is one or more commands, each of which passes or fails as a whole. */
const commands =
  (...list) =>
  async () => {
    let total = { passed: 0, failed: 0 };
    for (const command of list) {
      const { passed, failed } = count(await runShown(command));
      total = { passed: total.passed + passed, failed: total.failed + failed };
    }
    return total;
  };

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner ended before it wrote its report
  }
};

/** A Vitest project; a run that reports nothing, or ends badly without a failed test, counts as one failure. */
const vitest = (project) => async () => {
  const report = inRoot(`.cache/test/${project}.json`);
  rmSync(report, { force: true });
  const ok = await runShown(
    node(
      tool('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ),
  );
  const result = readJson(report);
  const { numPassedTests = 0, numFailedTests = 0 } = result ?? {};
  return {
    passed: numPassedTests,
    failed: ok ? numFailedTests : Math.max(1, numFailedTests),
    failures: vitestFailures(result, root),
  };
};

async function e2e() {
  const { withTestSite } = await import('./site.mjs');
  const { findChromium } = await import('../lib/chromium.mjs');
  const { ensureLocalFonts } = await import('../lib/local-fonts.mjs');
  const report = inRoot('.cache/test/e2e.json');
  rmSync(report, { force: true });
  const CHROMIUM_PATH = await findChromium();
  ensureLocalFonts();
  const ok = await withTestSite('e2e', (env) =>
    runShown(
      node(tool('playwright'), 'test', '--reporter=list,json'),
      childEnv({ ...env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ),
  );
  const result = readJson(report);
  const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {};
  const failed = unexpected + flaky; // a flaky test is a bug
  return {
    passed: expected,
    failed: ok ? failed : Math.max(1, failed),
    failures: playwrightFailures(result),
  };
}

/**
 * Everything `npm test` proves, in order. `needs` names parts that have to run first.
 *
 * @type {{ name: string, needs?: string[], run: () => Promise<Count> }[]}
 */
export const parts = [
  {
    name: 'types',
    run: commands(
      node(tool('next'), 'typegen'),
      node(tool('tsc'), '--noEmit'),
      node('scripts/checks/generated.mjs'),
    ),
  },
  { name: 'lint', run: commands(node(tool('oxlint'), '--type-aware')) },
  { name: 'format', run: commands(node(tool('prettier'), '--check', '--log-level=warn', '.')) },
  { name: 'imports', run: commands(node('scripts/checks/imports.mjs')) },
  { name: 'dead-code', run: commands(node(tool('knip'))) },
  { name: 'messages', run: commands(node('scripts/checks/messages.mjs')) },
  { name: 'sizes', run: commands(node('scripts/checks/sizes.mjs')) },
  { name: 'words', run: commands(node('scripts/checks/words.mjs')) },
  { name: 'migrations', run: commands(node('scripts/checks/migrations.mjs')) },
  { name: 'coverage', run: commands(node('scripts/checks/coverage.mjs', '--check')) },
  { name: 'unit', run: vitest('unit') },
  { name: 'integration', run: vitest('integration') },
  {
    name: 'build',
    run: async () => {
      const { build } = await import('../steps/build.mjs');
      console.log(await build());
      return count(true);
    },
  },
  { name: 'start', needs: ['build'], run: vitest('start') },
  { name: 'kill', needs: ['build'], run: vitest('kill') },
  { name: 'e2e', needs: ['build'], run: e2e },
];
