import { defineConfig, devices } from '@playwright/test';

/**
 * Browser tests run against the production build with a database of its own; `npm test -- e2e` starts
 * both and hands their addresses over; each project has a site of its own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  workers: 2,
  fullyParallel: true,
  // A flaky test is a bug to find, not to run again.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: process.env.CI ? 'line' : 'list',
  projects: [
    { name: 'accounts', testMatch: 'accounts.setup.ts' },
    {
      name: 'visitors',
      testMatch: '*.spec.ts',
      testIgnore: 'staff-*.spec.ts',
      dependencies: ['accounts'],
    },
    // Against a site of its own: it changes what visitors read. One at a time: they share accounts and pages.
    { name: 'staff', testMatch: 'staff-*.spec.ts', dependencies: ['accounts'], workers: 1 },
  ],
  use: {
    baseURL: process.env.TEST_SITE_URL,
    ...devices['Desktop Chrome'],
    channel: undefined,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Chromium's sandbox needs kernel rights that containers often lack; only our own pages are opened.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
