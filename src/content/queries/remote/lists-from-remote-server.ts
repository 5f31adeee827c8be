import path from 'node:path';
import { locales, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import { DiskCache } from '@/lib/disk-cache';
import { log } from '@/lib/write-log-line';
import { lastGoodFolder } from '../../page-copies-for-outages';
import { refreshThisProcess } from '../../refresh-caches-of-process';
import type { ListName, SpecListName } from '../../graphql-contract/contract-types';
import { specTypes } from '../../graphql-contract/types-in-specification';
import { remoteImage } from '../safe-picture-and-link-urls';
import { tagOf, type ListQueries } from '../list-source-interface';
import { contractClient, type ContractClient } from './contract-client';
import type { CheckedEntry } from './check-remote-entries';
import { withEventLinks } from './links-to-remote-events';
import { remoteSource } from './send-contract-requests';
import type { KeptLists, Trouble } from './keep-last-good-remote-lists';

type Remote = { url: string; client: ContractClient };
const key = Symbol.for('site.content.remote');
// Stored on `globalThis`, because pages, the admin and the background work come from separate bundles, each with its
// own copy of this module.
const shared = globalThis as { [key]?: Remote };

/** Refreshes the pages that were rendered without a list or with an older one. Each process does so by itself. */
function refreshPagesOf(name: ListName, locale: Locale): void {
  log.info('contract.recovered', { list: `${name}:${locale}` });
  refreshThisProcess([tagOf(name, locale)]);
}

/**
 * The interval at which a request without an answer is sent again: a server that works again is noticed within this
 * time, even if it never answers the earlier requests.
 */
const RETRY_INTERVAL_MS = 3000;

const CACHE_LIMITS = { most: 100, mostBytes: 64 * 1024 * 1024 };

/**
 * Last good lists on disk, for a process that starts while the server is down; undefined where no copies are stored.
 */
function keptLists(): KeptLists | undefined {
  const folder = lastGoodFolder();
  if (!folder) return undefined;
  const files = new DiskCache<null>(path.join(folder, 'lists'), CACHE_LIMITS);
  return {
    get: async (list) => {
      const file = await files.get(list);
      // Only this build, with the same `CMS_URL`, has written to this folder.
      return file && (JSON.parse(file.body.toString()) as CheckedEntry[]);
    },
    put: (list, entries) => files.put(list, null, Buffer.from(JSON.stringify(entries))),
  };
}

function clientOf(url: string): ContractClient {
  if (shared[key]?.url === url) return shared[key].client;
  const { CMS_STORAGE_HOST: storage, PUBLIC_ASSETS_HOST: assets } = env();
  const client = contractClient({
    source: remoteSource({ url: new URL('/graphql', url).toString(), again: RETRY_INTERVAL_MS }),
    toImage: remoteImage({ cms: url, storage, assets }),
    ours: false,
    present: withEventLinks,
    kept: keptLists(),
    later: (task, ms) => void setTimeout(task, ms).unref(),
    onRecovered: refreshPagesOf,
  });
  shared[key] = { url, client };
  return client;
}

/** How long a list is cached: the remote server does not notify this site of changes. */
const MAX_AGE_SECONDS = 60;

/** The source of lists on a remote server, queried by GraphQL over HTTP; its last answers are used while it fails. */
export const remoteQueries = (url: string): ListQueries => ({
  list: (name, locale) => clientOf(url).list(name, locale),
  life: MAX_AGE_SECONDS,
});

/** Starts to read all lists of the remote server, so that the first pages have them and failures are known early. */
export function readRemoteLists(): void {
  const url = env().CMS_URL;
  if (!url) return;
  const names = Object.keys(specTypes) as SpecListName[];
  for (const name of names) {
    for (const locale of locales) clientOf(url).readAhead(name, locale);
  }
}

/** The lists that the remote server currently fails to deliver. Empty when no remote server is configured. */
export const remoteTroubles = (): Trouble[] => shared[key]?.client.troubles() ?? [];
