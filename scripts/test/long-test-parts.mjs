import { burst } from './burst-test.mjs';
import { distinctAddresses } from './distinct-addresses-test.mjs';
import { hostile } from './hostile-requests-test.mjs';
import { newSection } from './try-new-section.mjs';
import { powerCut } from './power-cut-test.mjs';
import { runStreamed } from './stream-command.mjs';
import { scale } from './scale-test.mjs';
import { upgrade } from './upgrade-test.mjs';
import { soak } from './soak-test.mjs';

/** The cores of a part that measures: whatever ran beside it would change its figures. */
const ALONE = Infinity;

/** Tests that `npm test` runs in one language, width or kind run in all of them (`tests/support/all-combinations.ts`). */
const EVERY_COMBINATION = { EVERY_COMBINATION: 'true' };

/** Lighthouse's audit of a page of each type, on a site of its own. */
async function lighthouse({ label }) {
  const { withTestSite } = await import('./test-site.mjs');
  const audit = ({ TEST_SITE_URL }) => [process.execPath, 'scripts/lighthouse.mjs', TEST_SITE_URL];
  const ok = await withTestSite('lighthouse', (env) => runStreamed(audit(env), { label }));
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

/** Parts that need much data or hours; `vitest` and `playwright` of `test-parts.mjs` make their runners. */
export const longParts = ({ vitest, playwright }) => [
  {
    name: 'volume',
    tier: 'long',
    cores: 1,
    of: /^tests\/volume\//,
    run: vitest('volume'),
  },
  {
    name: 'hostile',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/start\/hostile-requests/,
    run: hostile((env) =>
      vitest('hostile', {
        projects: ['start-alone'],
        only: ['tests/start/hostile-requests.test.ts'],
        env,
      }),
    ),
  },
  {
    name: 'burst',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: ALONE,
    of: /^tests\/start\/burst-and-slow-clients/,
    run: burst((env) =>
      vitest('burst', {
        projects: ['start-alone'],
        only: ['tests/start/burst-and-slow-clients.test.ts'],
        env,
      }),
    ),
  },
  {
    name: 'development',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/start\/(?:development|cluster)/,
    run: vitest('development'),
  },
  {
    name: 'soak',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/kill\//,
    run: soak((env) => vitest('soak', { projects: ['kill'], env })),
  },
  {
    name: 'power-cut',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 1,
    of: /^tests\/power-cut\//,
    run: powerCut((env) => vitest('power-cut', { env })),
  },
  {
    name: 'sweep',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 2,
    of: /^tests\/e2e\/(?:long|crawl)\//,
    run: playwright('long', ['long', 'crawl'], EVERY_COMBINATION),
  },
  {
    name: 'integration-combinations',
    tier: 'long',
    group: 'combinations',
    cores: 2,
    of: /^tests\/integration\/(?!run-alone\/)/,
    run: vitest('integration-combinations', {
      projects: ['integration'],
      env: EVERY_COMBINATION,
    }),
  },
  {
    name: 'start-combinations',
    tier: 'long',
    group: 'combinations',
    needs: ['build', 'seed'],
    cores: 2,
    of: /^tests\/start\/(?!silent|development|cluster)/,
    run: vitest('start-combinations', { projects: ['start'], env: EVERY_COMBINATION }),
  },
  {
    name: 'staff-combinations',
    tier: 'long',
    group: 'combinations',
    needs: ['build', 'seed'],
    cores: 2,
    of: /^tests\/e2e\/admin\//,
    run: playwright('staff-combinations', ['staff', 'staff-last'], EVERY_COMBINATION),
  },
  {
    name: 'visitors-combinations',
    tier: 'long',
    group: 'combinations',
    needs: ['build', 'seed'],
    cores: 2,
    of: /^tests\/e2e\/(?!admin\/|crawl\/|long\/).*\.spec\.ts$/,
    run: playwright('visitors-combinations', ['visitors'], EVERY_COMBINATION),
  },
  {
    name: 'lighthouse',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: ALONE,
    run: lighthouse,
  },
  {
    name: 'scale',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: ALONE,
    run: scale,
  },
  {
    name: 'addresses',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: ALONE,
    run: distinctAddresses,
  },
  {
    name: 'upgrade',
    tier: 'long',
    needs: ['build', 'seed'],
    cores: 2,
    run: upgrade,
  },
  {
    name: 'new-section',
    tier: 'long',
    cores: 2,
    run: newSection,
  },
];
