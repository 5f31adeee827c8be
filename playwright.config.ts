import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices, type Project } from '@playwright/test';
import { orderSeed, shuffled } from './scripts/test/shuffle-test-order.mjs';

/** Admin screens are large: on a busy machine they load and respond slowly. */
const patient = { timeout: 150_000, expect: { timeout: 40_000 } };

const isOf = (file: string, patterns: Project['testMatch'] = []) =>
  [patterns].flat().some((pattern) => {
    const place = `/tests/e2e/${file}`;
    return pattern instanceof RegExp
      ? pattern.test(place)
      : path.matchesGlob(place, `/**/${pattern}`);
  });

/**
 * With ORDER_SEED each file becomes a project, in an order derived from the seed: projects run in the order
 * they are listed. Files of a project limited to one worker run one after another.
 */
function inDrawnOrder(projects: Project[]): Project[] {
  const seed = orderSeed();
  if (seed === null) return projects;
  const all = globSync('**/*.spec.ts', { cwd: 'tests/e2e' }).sort();
  const names = new Map<string, string[]>();
  return projects.flatMap((project) => {
    const { name = '', testMatch, testIgnore, workers } = project;
    const files = all.filter((file) => isOf(file, testMatch) && !isOf(file, testIgnore));
    if (files.length === 0) return [project];
    const parts = shuffled(files, seed).map((file) => ({ file, name: `${name}:${file}` }));
    names.set(
      name,
      parts.map((part) => part.name),
    );
    const needs = project.dependencies?.flatMap((need) => names.get(need) ?? [need]) ?? [];
    return parts.map((part, index) => ({
      ...project,
      name: part.name,
      testMatch: part.file,
      testIgnore: [],
      dependencies: [
        ...needs,
        ...(workers === 1 ? parts.slice(0, index).map((each) => each.name) : []),
      ],
    }));
  });
}

/** Chromium's sandbox needs kernel rights that containers often lack; only our own pages are opened. */
const chromium = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without V8's optimizing compilers: each page is closed before they would save time. */
const BRIEFLY = '--js-flags=--no-opt --no-maglev';

/**
 * Browser tests run against the production build with a database of its own. `npm test -- e2e` starts both
 * and passes their addresses on; each project has its own site.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  workers: 2,
  fullyParallel: true,
  // No retries: a flaky test is a bug to fix.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.CI ? 'line' : 'list',
  projects: inDrawnOrder([
    { name: 'accounts', testMatch: 'accounts.setup.ts' },
    {
      name: 'visitors',
      testMatch: '*.spec.ts',
      testIgnore: /\/tests\/e2e\/(?:admin|crawl|long)\//,
      dependencies: ['accounts'],
    },
    // Visits every address once; the tests in this folder check the recorded visits.
    { name: 'record', testMatch: 'crawl/crawl.setup.ts' },
    { name: 'crawl', testMatch: 'crawl/*.spec.ts', dependencies: ['record'] },
    // On a site of its own, because these tests change public content. Each worker has its own accounts, each
    // test its own pages and leads.
    {
      name: 'staff',
      testMatch: 'admin/*.spec.ts',
      dependencies: ['accounts'],
      ...patient,
    },
    // Run last and one at a time: these tests change something on every page or every lead, or measure time.
    {
      name: 'staff-last',
      testMatch: 'admin/run-last/*.spec.ts',
      // Playwright would run all dependencies of a project even when only some files are named.
      dependencies: process.env.TEST_FILES_ALONE ? ['accounts'] : ['staff'],
      workers: 1,
      ...patient,
    },
    // For `npm run test:long`; one at a time, because some tests measure time.
    {
      name: 'long',
      testMatch: /\/tests\/e2e\/long\//,
      dependencies: ['accounts'],
      workers: 1,
      ...patient,
      use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromium } },
    },
  ]),
  use: {
    baseURL: process.env.TEST_SITE_URL,
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromium, BRIEFLY],
    },
  },
});
