import type { Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { Entry, ListName, SpecListName } from '../table';
import { specTypes } from '../types-spec';
import { remoteImage } from './addresses';
import { contractClient, type ContractClient } from './client';
import { remoteSource } from './http';

const isSpecList = (name: ListName): name is SpecListName => Object.hasOwn(specTypes, name);

let remote: { url: string; client: ContractClient } | undefined;

function remoteClient(url: string): ContractClient {
  if (remote?.url === url) return remote.client;
  const { CMS_STORAGE_HOST: storage, PUBLIC_ASSETS_HOST: assets } = env();
  const client = contractClient({
    source: remoteSource({ url: new URL('/graphql', url).toString() }),
    toImage: remoteImage({ cms: url, storage, assets }),
    ours: false,
    remote: true,
  });
  remote = { url, client };
  return client;
}

/** Nobody tells us when another server has published something. */
const REMOTE_LIFE = 60;

/** The address of the server that a list comes from, when it is not this one (decision 6). */
const serverOf = (name: ListName): string | undefined =>
  isSpecList(name) ? env().CMS_URL : undefined;

/** How long, in seconds, pages may keep a list; undefined where a publish refreshes it. */
export const lifeOf = (name: ListName): number | undefined =>
  serverOf(name) ? REMOTE_LIFE : undefined;

/** Every entry of a list that is kept on another server; null for a list that is kept here. */
export function remoteList<Name extends ListName>(
  name: Name,
  locale: Locale,
  options: { signal?: AbortSignal } = {},
): Promise<Entry<Name>[]> | null {
  const url = serverOf(name);
  return url ? remoteClient(url).list(name, locale, options) : null;
}
