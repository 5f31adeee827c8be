import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { orderSeed } from './scripts/test/shuffle-test-order.mjs';

const src = fileURLToPath(new URL('./src', import.meta.url));
const root = fileURLToPath(new URL('.', import.meta.url));

const alias = [
  { find: '@payload-config', replacement: `${src}/payload.config.ts` },
  { find: /^@messages\//, replacement: `${root}messages/` },
  { find: /^@\//, replacement: `${src}/` },
  // The file that Node resolves for GraphQL Yoga: Yoga would not recognise errors and schemas of a second copy.
  { find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` },
];

/** Tests that measure time and memory, and so run after the other starts. */
const START_ALONE = [
  'tests/start/hostile-requests.test.ts',
  'tests/start/burst-and-slow-clients.test.ts',
];

/** Tests of commands for developers, which start compilers without caches and whole clusters: `npm run test:long`. */
const DEVELOPMENT = [
  'tests/start/development-server.test.ts',
  'tests/start/cluster-command.test.ts',
];

/**
 * The longest files of starts, in the order in which they begin: before all others, so that at the end no long one is
 * left alone. The first waits for half a minute.
 */
const LONGEST_STARTS = [
  'silent-connections',
  'copies-of-unread-pages-in-outage',
  'backup',
  'start-from-copied-server-files',
  'start-and-stop',
  'several-instances',
  'remote-content-server-outage',
  'database-outage',
  'opentelemetry-export',
  'external-database-outage',
].map((name) => {
  const file = `tests/start/${name}.test.ts`;
  if (!existsSync(root + file)) throw new Error(`${file} is listed as a long test, but missing.`);
  return `/${file}`;
});

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST_STARTS.findIndex((file) => moduleId.endsWith(file));
      return place < 0 ? LONGEST_STARTS.length : place;
    };
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

/** Set-up of tests with a Postgres and the CMS. */
const withDatabase = {
  globalSetup: ['tests/support/postgres-setup.ts'],
  setupFiles: [
    'tests/support/react-as-deployed.ts',
    'tests/support/modules-per-test-file.ts',
    'tests/support/own-cms-per-test-file.ts',
  ],
  env: { REQUEST_LIMIT_MS: '60000' },
  // A generous time limit for a busy machine.
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

/** React as it is deployed (`tests/support/react-as-deployed.ts`) has only the functions that a build calls. */
const oxc = { jsx: { development: false } };

export default defineConfig({
  resolve: { alias },
  test: {
    expect: { poll: { timeout: 60_000 } }, // a generous time limit for a busy machine
    // A sequencer of the configuration would take the place of a random order.
    sequence: orderSeed() ? {} : { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx,mjs}'],
          setupFiles: ['tests/support/modules-per-test-file.ts'],
          isolate: false,
          testTimeout: 30_000, // a generous time limit for a busy machine
        },
      },
      {
        extends: true,
        oxc,
        test: {
          // Two processes that load the libraries once; each file has a database of its own.
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/run-alone/**'],
          ...withDatabase,
          isolate: false,
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        oxc,
        test: {
          // One process each: these tests stop the database server, or start work that ends with its process.
          name: 'integration-alone',
          include: ['tests/integration/run-alone/**/*.test.ts'],
          ...withDatabase,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        oxc,
        test: {
          // Thousands of rows, and how much time and memory they take: `npm run test:long`.
          name: 'volume',
          include: ['tests/volume/**/*.test.ts'],
          ...withDatabase,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          // Starts and stops the whole of `npm start`; each file has a folder and ports of its own. Three side by side fill
          // two cores: each also waits, for a start, a retry or a time-out. They load the libraries once.
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          exclude: [...START_ALONE, ...DEVELOPMENT],
          setupFiles: ['tests/support/modules-per-test-file.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: 'start-alone',
          include: START_ALONE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'development',
          include: DEVELOPMENT,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          // Kills servers: 4 times here, 200 times in the soak.
          name: 'kill',
          include: ['tests/kill/**/*.test.ts'],
          testTimeout: 3 * 60 * 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Cuts the power of a disk of its own, where the machine allows to mount one: `npm run test:long`.
          name: 'power-cut',
          include: ['tests/power-cut/**/*.test.ts'],
          testTimeout: 3 * 60 * 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
