import type { BrowserContext, PlaywrightWorkerArgs, TestInfo } from '@playwright/test';
import { listeningPage, sendPrivacyControl } from '../wait-for-page-scripts';
import { settings } from '../accounts-and-settings';
import { watchPolicy } from './collect-security-policy-violations';

/**
 * A browser context for all staff tests of a worker, with a profile on the disk: Chromium keeps compiled scripts only
 * there. In a new context for each test it would compile a megabyte of the admin's scripts on every screen again.
 */
export type KeptContext = {
  context: BrowserContext;
  /** What the security policy has blocked since the last call. */
  takeRefused: () => string[];
  /** Closes all pages, and forgets what the test has left: cookies, stored data, permissions. */
  clear: () => Promise<void>;
};

/** Methods whose effect `clear` can not take back. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const satisfies (keyof BrowserContext)[];
const CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies (keyof BrowserContext['clock'])[];

/** Makes methods fail whose effect would reach later tests. */
function forbid<T extends object>(target: T, names: readonly (keyof T & string)[]): void {
  for (const name of names) {
    const refuse = () => {
      throw new Error(
        `\`${name}\` would last beyond its test: use \`testApart\` of ./admin-test-fixtures.`,
      );
    };
    Object.assign(target, { [name]: refuse });
  }
}

/** What a site has stored, without the cache of its files and scripts. */
const STORED = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

async function clear(context: BrowserContext): Promise<void> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  if (page) {
    await page.goto('about:blank'); // so that the site's scripts store nothing while stored data is deleted
    const devtools = await context.newCDPSession(page);
    const origin = new URL(settings.site()).origin;
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
    await page.close();
  }
  await context.clearCookies();
  await context.clearPermissions();
}

/** Starts a browser with the options of a project, and with a profile that is deleted at its end. */
export async function launchKept(
  playwright: PlaywrightWorkerArgs['playwright'],
  { use }: TestInfo['project'],
): Promise<KeptContext> {
  const { baseURL, deviceScaleFactor, hasTouch, isMobile, locale, timezoneId } = use;
  const { userAgent, viewport } = use;
  const context = await playwright.chromium.launchPersistentContext('', {
    baseURL,
    deviceScaleFactor,
    hasTouch,
    isMobile,
    locale,
    timezoneId,
    userAgent,
    viewport,
  });
  const refused = await watchPolicy(context);
  await sendPrivacyControl(context);
  await clear(context);
  context.on('page', listeningPage);
  forbid(context, LASTING);
  forbid(context.clock, CLOCK);
  return {
    context,
    takeRefused: () => refused.splice(0),
    clear: () => clear(context),
  };
}
