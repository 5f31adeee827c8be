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
  async ({ label }) => {
    let total = { passed: 0, failed: 0 };
    for (const command of list) {
      const { passed, failed } = count(await runShown(command, { label }));
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
const vitest =
  (project) =>
  async ({ label, files }) => {
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
        ...files,
      ),
      { label },
    );
    const result = readJson(report);
    const { numPassedTests = 0, numFailedTests = 0 } = result ?? {};
    return {
      passed: numPassedTests,
      failed: ok ? numFailedTests : Math.max(1, numFailedTests),
      failures: vitestFailures(result, root),
    };
  };

/** A Playwright project against a site of its own. */
const playwright =
  (project) =>
  async ({ label, files }) => {
    const { withTestSite } = await import('./site.mjs');
    const { findChromium } = await import('../lib/chromium.mjs');
    const { ensureLocalFonts } = await import('../lib/local-fonts.mjs');
    const report = inRoot(`.cache/test/${project}.json`);
    rmSync(report, { force: true });
    const CHROMIUM_PATH = await findChromium();
    ensureLocalFonts();
    const ok = await withTestSite(project, (env) =>
      runShown(
        node(
          tool('playwright'),
          'test',
          `--project=${project}`,
          '--reporter=list,json',
          `--output=.cache/playwright-${project}`,
          ...files,
        ),
        {
          env: childEnv({ ...env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
          label,
        },
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
  };

async function build() {
  const steps = await import('../steps/build.mjs');
  console.log(await steps.build());
  return count(true);
}

/**
 * Everything `npm test` proves. `cores` is how much of the machine a part keeps busy, `needs` names parts
 * that have to pass first, `of` a pattern of the test files that belong to it. A group's name stands for all
 * its parts; `check` is what `npm run check` runs.
 *
 * @type {{
 *   name: string,
 *   group?: 'check' | 'e2e',
 *   cores: number,
 *   needs?: string[],
 *   of?: RegExp,
 *   run: (how: { label?: string, files: string[] }) => Promise<Count>,
 * }[]}
 */
export const parts = [
  {
    name: 'integration',
    cores: 1,
    of: /^tests\/integration\//,
    run: vitest('integration'),
  },
  {
    name: 'types',
    group: 'check',
    cores: 1,
    run: commands(node(tool('next'), 'typegen'), node(tool('tsc'), '--noEmit')),
  },
  {
    name: 'format',
    group: 'check',
    cores: 1,
    run: commands(
      node(
        tool('prettier'),
        '--check',
        '--log-level=warn',
        '--cache',
        '--cache-location=.cache/prettier',
        '.',
      ),
    ),
  },
  {
    name: 'lint',
    group: 'check',
    cores: 1,
    run: commands(node(tool('oxlint'), '--type-aware')),
  },
  {
    name: 'imports',
    group: 'check',
    cores: 1,
    run: commands(node('scripts/checks/imports.mjs')),
  },
  {
    name: 'generated',
    group: 'check',
    cores: 1,
    run: commands(node('scripts/checks/generated.mjs')),
  },
  { name: 'dead-code', group: 'check', cores: 1, run: commands(node(tool('knip'))) },
  {
    name: 'texts',
    group: 'check',
    cores: 1,
    run: commands(
      node('scripts/checks/messages.mjs'),
      node('scripts/checks/sizes.mjs'),
      node('scripts/checks/words.mjs'),
      node('scripts/checks/coverage.mjs', '--check'),
    ),
  },
  {
    name: 'unit',
    cores: 1,
    of: /^(?!tests\/(?:integration|start|kill|e2e)\/).*\.test\.\w+$/,
    run: vitest('unit'),
  },
  {
    name: 'build',
    // Before it, so that the two never write the route types at once.
    needs: ['types'],
    cores: 1,
    run: build,
  },
  {
    name: 'seed',
    cores: 1,
    run: commands(node('scripts/test/seeded.mjs')),
  },
  {
    name: 'start',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/start\//,
    run: vitest('start'),
  },
  {
    name: 'kill',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/kill\//,
    run: vitest('kill'),
  },
  {
    name: 'staff',
    group: 'e2e',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/e2e\/staff-.*\.spec\.ts$/,
    run: playwright('staff'),
  },
  {
    name: 'visitors',
    group: 'e2e',
    needs: ['build', 'seed'],
    cores: 2,
    of: /^tests\/e2e\/(?!staff-).*\.spec\.ts$/,
    run: playwright('visitors'),
  },
];
