import { isPublished, publishedPaths, setPublishedPaths } from '@/i18n/published-paths-by-language';
import { fixedRedirects, type RedirectRule } from '@/i18n/built-in-redirects';
import { setRedirects } from '@/i18n/follow-redirects';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { entryPath } from '@/lib/urls-of-entry-lists';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { findRedirects } from '../queries/payload/find-redirects';
import { publishedNames } from '../queries/payload/find-published-paths-and-slugs';
import { saveAddresses, savedAddresses } from './save-published-paths-on-disk';
import { recordAddressesRead } from '../page-copies-for-outages';
import { resolveRedirects } from '../transforms/redirect-rules';

type ReadPaths = { hash: string; paths: string[] };

/** The paths that this process read last; a key is a language and a list, such as `vi blogs`. */
let read: ReadonlyMap<string, ReadPaths> = new Map();
let rulesRead = '';
let inPlace: ReturnType<typeof publishedPaths>;

/** The published paths by language and list; the same objects as before where they have not changed. */
async function livePaths(): Promise<ReadonlyMap<string, ReadPaths>> {
  const found = await publishedNames([...read.values()].map(({ hash }) => hash));
  return new Map(
    found.map(({ list, locale, names, hash }): [string, ReadPaths] => {
      const key = `${locale} ${list}`;
      const known = names === null ? read.get(key) : undefined;
      const paths = () =>
        (names ?? []).map((name) => (list === 'pages' ? name : entryPath(list, name)));
      return [key, known ?? { hash, paths: paths() }];
    }),
  );
}

const isSame = (one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>) =>
  one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);

const pathsIn = (locale: Locale, live: ReadonlyMap<string, ReadPaths>): ReadonlySet<string> =>
  new Set([...live].flatMap(([key, { paths }]) => (key.startsWith(`${locale} `) ? paths : [])));

/** Reads the redirects; one from the CMS overrides a built-in one for the same URL, because it comes later. */
const readRedirects = async () => [...fixedRedirects, ...(await findRedirects())];

/**
 * Reads which URLs are published, and all redirects, so that routing can answer 404 for an unknown URL without a
 * query. Every process does so at its start, and before each refresh of cached pages.
 * @throws the error of the database; the read is then repeated in the background until it succeeds
 */
export function loadPublishedPaths(): Promise<void> {
  // Reads of the published URLs run one after the other: an older answer must not overwrite a newer one (race).
  const load = () => readPublishedPaths();
  last = last.then(load, load);
  return last;
}

let last: Promise<void> = Promise.resolve();

const RETRY_INTERVAL_MS = 3000;
let retry: NodeJS.Timeout | undefined;

/** Schedules a retry; until it succeeds, routing uses the URLs that were read last. */
function loadLater(): void {
  retry ??= setTimeout(() => {
    retry = undefined;
    loadPublishedPaths().catch((error: unknown) => {
      log.warn('published-paths.waiting', errorFields(error));
    });
  }, RETRY_INTERVAL_MS).unref();
}

/**
 * Uses the URLs that an earlier process stored, if this process has not read any yet and the database was reached
 * within the last hour. Otherwise the published URLs stay unknown.
 */
export function recallPublishedPaths(): void {
  if (isPublished(defaultLocale, '/') !== undefined) return;
  const kept = savedAddresses();
  if (!kept) return;
  setPublishedPaths(kept.live);
  setRedirects(kept.redirects);
  log.warn('published-paths.loaded-from-disk');
}

/** Replaces the URLs and redirects in routing. Does nothing when none has changed, as after most saves. */
function setAddresses(live: ReadonlyMap<string, ReadPaths>, rules: readonly RedirectRule[]): void {
  const asText = JSON.stringify(rules);
  const isInPlace = inPlace !== undefined && inPlace === publishedPaths();
  if (isInPlace && isSame(live, read) && asText === rulesRead) return;
  const { origin } = new URL(env().SITE_URL);
  const [vi, en] = [pathsIn('vi', live), pathsIn('en', live)];
  const redirects = {
    vi: resolveRedirects(rules, { locale: 'vi', live: vi, origin }),
    en: resolveRedirects(rules, { locale: 'en', live: en, origin }),
  };
  setPublishedPaths({ vi, en });
  setRedirects(redirects);
  // After a failed write, such as on a full disk, nothing counts as in place, so that the next refresh writes again.
  inPlace = saveAddresses({ live: { vi, en }, redirects }) ? publishedPaths() : undefined;
  read = live;
  rulesRead = asText;
}

async function readPublishedPaths(): Promise<void> {
  try {
    const [live, rules] = await Promise.all([livePaths(), readRedirects()]);
    setAddresses(live, rules);
    recordAddressesRead();
  } catch (error) {
    recallPublishedPaths();
    loadLater();
    throw error;
  }
}
