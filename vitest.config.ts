import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const src = fileURLToPath(new URL('./src', import.meta.url));
const root = fileURLToPath(new URL('.', import.meta.url));

const alias = [
  { find: '@payload-config', replacement: `${src}/payload.config.ts` },
  { find: /^@messages\//, replacement: `${root}messages/` },
  { find: /^@\//, replacement: `${src}/` },
];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx,mjs}', 'src/**/*.test.{ts,tsx}'],
          exclude: ['tests/{integration,start,kill,e2e}/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One at a time: two cores, one database server.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Starts and stops the whole of `npm start`.
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          // Kills servers: 20 times here, 200 times in the soak.
          name: 'kill',
          include: ['tests/kill/**/*.test.ts'],
          testTimeout: 3 * 60 * 60_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
