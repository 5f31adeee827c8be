import { isPublished, setPublishedPaths } from '@/i18n/published-paths';
import { setRedirects } from '@/i18n/redirects';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { addressedLists, entryPath } from '@/lib/entry-addresses';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { findRedirects } from '../queries/payload/redirects';
import { publishedNames } from '../queries/payload/published-names';
import { saveAddresses, savedAddresses } from './saved-addresses';
import { noteAddressesRead } from '../last-good-copies';
import { fixedRedirects, resolveRedirects } from '../transforms/redirects';

async function livePaths(): Promise<Record<Locale, ReadonlySet<string>>> {
  const pages = await publishedNames('pages', 'path');
  const entries = await Promise.all(
    addressedLists.map(async (list) => ({ list, names: await publishedNames(list, 'slug') })),
  );
  const pathsIn = (locale: Locale) =>
    new Set([
      ...pages[locale],
      ...entries.flatMap(({ list, names }) => names[locale].map((slug) => entryPath(list, slug))),
    ]);
  return { vi: pathsIn('vi'), en: pathsIn('en') };
}

/** A redirect of the editors for the same address comes later and wins. */
const readRedirects = async () => [...fixedRedirects, ...(await findRedirects())];

/**
 * Reads which addresses are live and all redirects. With them routing answers 404 for an unknown address without a
 * query. Called at the start of the process, and after every save that changed a public page, in every process.
 */
export function loadPublishedPaths(): Promise<void> {
  // The addresses are read one time after the other: an older answer must not overwrite a newer one (race).
  const load = () => readPublishedPaths();
  last = last.then(load, load);
  return last;
}

let last: Promise<void> = Promise.resolve();

const RETRY_MS = 3000;
let retry: NodeJS.Timeout | undefined;

/** Retries soon. Until then the addresses that were read last decide. */
function loadLater(): void {
  retry ??= setTimeout(() => {
    retry = undefined;
    loadPublishedPaths().catch((error: unknown) => {
      log.warn('published-paths.waiting', errorFields(error));
    });
  }, RETRY_MS).unref();
}

/**
 * Uses the addresses that an earlier process stored within the hour, if this process has read none yet.
 * Without stored ones the live addresses stay unknown.
 */
export function recallPublishedPaths(): void {
  if (isPublished(defaultLocale, '/') !== undefined) return;
  const kept = savedAddresses();
  if (!kept) return;
  setPublishedPaths(kept.live);
  setRedirects(kept.redirects);
  log.warn('published-paths.loaded-from-disk');
}

async function readPublishedPaths(): Promise<void> {
  try {
    const [{ vi, en }, redirects] = await Promise.all([livePaths(), readRedirects()]);
    const { origin } = new URL(env().SITE_URL);
    const resolved = {
      vi: resolveRedirects(redirects, { locale: 'vi', live: vi, origin }),
      en: resolveRedirects(redirects, { locale: 'en', live: en, origin }),
    };
    setPublishedPaths({ vi, en });
    setRedirects(resolved);
    saveAddresses({ live: { vi, en }, redirects: resolved });
    noteAddressesRead();
  } catch (error) {
    recallPublishedPaths();
    loadLater();
    throw error;
  }
}
