import { readFileSync, rmSync } from 'node:fs';
import { inRoot, root } from '../lib/project-paths.mjs';
import { childEnv, tool } from '../lib/run-command.mjs';
import { playwrightFailures, vitestFailures } from './list-failed-tests.mjs';
import { longParts } from './long-test-parts.mjs';
import { orderSeed } from './shuffle-test-order.mjs';
import { runStreamed } from './stream-command.mjs';

/**
 * The result of a part; `failures` has a line for each failed test, if the runner reports names.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count
 */

const node = (...args) => [process.execPath, ...args];
const count = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** Makes the runner of a part from commands, each of which passes or fails as a whole. */
const commands =
  (...list) =>
  async ({ label }) => {
    let total = { passed: 0, failed: 0 };
    for (const command of list) {
      const { passed, failed } = count(await runStreamed(command, { label }));
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

const orderOptions = () =>
  orderSeed() ? ['--sequence.shuffle.files', `--sequence.seed=${orderSeed()}`] : [];

/**
 * Makes the runner of a part from Vitest projects. A run without a report, or one that ends with an error though no
 * test failed, counts as one failure. `only` are the test files of the part if they are not all of its projects;
 * `env` are variables of its tests.
 */
const vitest =
  (name, { projects = [name], only = [], env = {} } = {}) =>
  async ({ label, files }) => {
    const report = inRoot(`.cache/test/${name}.json`);
    rmSync(report, { force: true });
    const ok = await runStreamed(
      node(
        tool('vitest'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        ...orderOptions(),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(files.length > 0 ? files : only),
      ),
      { env: childEnv(env), label },
    );
    const result = readJson(report);
    const { numPassedTests = 0, numFailedTests = 0 } = result ?? {};
    return {
      passed: numPassedTests,
      failed: ok ? numFailedTests : Math.max(1, numFailedTests),
      failures: vitestFailures(result, root),
    };
  };

/** Makes the runner of a part from Playwright projects, on a site of its own; `variables` are passed to the tests. */
const playwright =
  (name, projects = [name], variables = {}) =>
  async ({ label, files }) => {
    const { withTestSite } = await import('./test-site.mjs');
    const { findChromium } = await import('../lib/find-chromium.mjs');
    const { ensureLocalFonts } = await import('../lib/install-fallback-fonts.mjs');
    const report = inRoot(`.cache/test/${name}.json`);
    rmSync(report, { force: true });
    const CHROMIUM_PATH = await findChromium();
    ensureLocalFonts();
    const ok = await withTestSite(name, (env) =>
      runStreamed(
        node(
          tool('playwright'),
          'test',
          // In a shuffled run each file is a project, see playwright.config.ts.
          ...projects.map((project) => `--project=${project}${orderSeed() ? ':*' : ''}`),
          '--reporter=list,json',
          `--output=.cache/playwright-${name}`,
          ...files,
        ),
        {
          env: childEnv({
            ...variables,
            ...env,
            ...(files.length > 0 ? { TEST_FILES_ALONE: 'true' } : {}),
            CHROMIUM_PATH,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
          }),
          label,
        },
      ),
    );
    const result = readJson(report);
    const { expected = 0, unexpected = 0, flaky = 0 } = result?.stats ?? {};
    const failed = unexpected + flaky; // a test that passes only when it is retried counts as failed
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
 * All parts of `npm test`, and the tier `long` of `npm run test:long`. `cores` is how many cores a part keeps busy, 0
 * for one that mostly waits and runs beside any other, Infinity for one that measures and runs alone; `needs` names
 * parts that must pass first, `of` is a pattern of its test files. A group's name stands for all its parts; `check` is
 * run by `npm run check`.
 * @type {{ name: string, tier?: 'long', group?: 'check' | 'e2e' | 'combinations', cores: number, needs?: string[], of?: RegExp, run:
 * (how: { label?: string, files: string[] }) => Promise<Count>, }[]}
 */
export const parts = [
  { name: 'route-types', group: 'check', cores: 1, run: commands(node(tool('next'), 'typegen')) },
  {
    name: 'types',
    group: 'check',
    needs: ['route-types'],
    cores: 1,
    run: commands(
      // The native compiler; ADR-0046 says why `tsc` of another version is installed beside it. One checker: each of
      // several would infer again what the files share, which takes more time on two cores.
      node(inRoot('node_modules/typescript-native/bin/tsc'), '--noEmit', '--checkers', '1'),
    ),
  },
  {
    name: 'format',
    group: 'check',
    cores: 1,
    run: commands(node(tool('oxfmt'), '--check')),
  },
  {
    name: 'imports',
    group: 'check',
    cores: 1,
    run: commands(node('scripts/checks/forbidden-imports.mjs')),
  },
  {
    name: 'generated',
    group: 'check',
    cores: 1,
    run: commands(node('scripts/checks/generated-files-are-current.mjs')),
  },
  { name: 'dead-code', group: 'check', cores: 1, run: commands(node(tool('knip'))) },
  {
    name: 'lint',
    group: 'check',
    needs: ['route-types'],
    cores: 1,
    run: commands(node(tool('oxlint'), '--type-aware')),
  },
  {
    name: 'texts',
    group: 'check',
    cores: 1,
    run: commands(
      node('scripts/checks/interface-texts.mjs'),
      node('scripts/checks/limit-file-length-and-props-count.mjs'),
      node('scripts/checks/forbidden-words.mjs'),
      node('scripts/checks/copy-glossary.mjs'),
      node('scripts/checks/broken-references.mjs'),
      node('scripts/checks/secrets.mjs'),
      node('scripts/checks/deployment-files.mjs'),
      node('scripts/checks/sbom.mjs'),
      node('scripts/checks/requirement-coverage.mjs', '--check'),
    ),
  },
  {
    name: 'unit',
    cores: 1,
    of: /^(?:src|scripts)\/.*\.test\.\w+$/,
    run: vitest('unit'),
  },
  {
    name: 'build',
    // The build writes the route types again, so it runs after `types`, which reads them.
    needs: ['types'],
    cores: 1,
    run: build,
  },
  {
    name: 'seed',
    cores: 1,
    run: commands(node('scripts/test/seeded-test-data.mjs')),
  },
  {
    name: 'integration-alone',
    cores: 0,
    of: /^tests\/integration\/run-alone\//,
    run: vitest('integration-alone'),
  },
  {
    name: 'integration',
    cores: 1,
    of: /^tests\/integration\/(?!run-alone\/)/,
    run: vitest('integration'),
  },
  // `start`, `staff` and `visitors` wait for a quarter of their time: two of them side by side fill two cores, and the
  // third begins when one has ended.
  {
    name: 'start',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/start\/(?!development|cluster)/,
    run: vitest('start', { projects: ['start', 'start-alone'] }),
  },
  {
    name: 'staff',
    group: 'e2e',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/e2e\/admin\//,
    run: playwright('staff', ['staff', 'staff-last']),
  },
  {
    name: 'kill',
    needs: ['build', 'seed'],
    cores: 0,
    of: /^tests\/kill\//,
    run: vitest('kill'),
  },
  {
    name: 'visitors',
    group: 'e2e',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/e2e\/(?!admin\/|long\/).*\.spec\.ts$/,
    run: playwright('visitors', ['visitors', 'crawl']),
  },
  ...longParts({ vitest, playwright }),
];
