import type { Locale } from '@/i18n/locales';
import { errorFields, log } from '@/lib/log';
import { LIMIT } from '../pagination';
import { contractTypes, type ContractType, type Entry, type ListName } from '../table';
import type { ImageRule } from './addresses';
import { listRequest } from './documents';
import { pageIn, type CheckedEntry, type Page } from './entries';
import { ContentError, isCancelled } from './errors';
import { withRetries, type Wait } from './retry';
import type { Source } from './source';

export type ClientOptions = {
  source: Source;
  toImage: ImageRule;
  /** Whether the server has the fields that are not in the specification. */
  ours: boolean;
  /** Whether it may fail or answer nothing while it has content: another server. */
  remote: boolean;
  wait?: Wait;
};

export type ContractClient = {
  /** Every published entry of a list in one language, in the order of the specification. */
  list: <Name extends ListName>(
    name: Name,
    locale: Locale,
    options?: { signal?: AbortSignal },
  ) => Promise<Entry<Name>[]>;
};

type Reading = { type: ContractType; locale: Locale; signal?: AbortSignal };

/** Lists longer than this many pages are not ours to show. */
const MOST_PAGES = 50;
/** After a failure the last good answer is shown this long before the server is asked again. */
const REST_MS = 30_000;

const mayWantAlias = (error: unknown): boolean =>
  error instanceof ContentError &&
  (error.failure === 'answer' || (error.failure === 'status' && error.status === 400));

/** Reads pages; finds out once which root the server has. */
function pageReader({ source, toImage, ours }: ClientOptions) {
  let connection = false;
  const read = async (reading: Reading, start: number, alias: boolean): Promise<Page> => {
    const { type, locale, signal } = reading;
    const request = listRequest(type, { locale, start }, { ours, connection: alias });
    return pageIn(await source(request, signal), type, toImage);
  };
  return async (reading: Reading, start: number): Promise<Page> => {
    try {
      return await read(reading, start, connection);
    } catch (error) {
      if (!mayWantAlias(error)) throw error;
      const other = await read(reading, start, !connection).catch(() => null);
      if (!other) throw error;
      connection = !connection;
      return other;
    }
  };
}

/** Pages on past what a server gives at a time; an entry that moved meanwhile is taken once. */
async function readAll(
  reading: Reading,
  readPage: (reading: Reading, start: number) => Promise<Page>,
): Promise<CheckedEntry[]> {
  const entries = new Map<string, CheckedEntry>();
  let start = 0;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { entries: found, total } = await readPage(reading, start);
    const before = entries.size;
    for (const entry of found) if (!entries.has(entry.id)) entries.set(entry.id, entry);
    start += found.length;
    const isLast = total === null ? found.length < LIMIT : start >= total;
    if (isLast || entries.size === before) break;
  }
  return [...entries.values()];
}

type Kept = { entries: CheckedEntry[]; restUntil: number };

/** A client of the contract. It keeps what another server said last, for when that server fails. */
export function contractClient(options: ClientOptions): ContractClient {
  const kept = new Map<string, Kept>();
  const readPage = pageReader(options);

  const read = (reading: Reading) =>
    options.remote
      ? withRetries(() => readAll(reading, readPage), {
          wait: options.wait,
          signal: reading.signal,
        })
      : readAll(reading, readPage);

  const lastGood = (key: string, event: string, fields = {}): CheckedEntry[] | null => {
    const good = kept.get(key);
    log.warn(event, { list: key, kept: good?.entries.length ?? 0, ...fields });
    if (good) kept.set(key, { ...good, restUntil: Date.now() + REST_MS });
    return good?.entries ?? null;
  };

  const readRemote = async (key: string, reading: Reading): Promise<CheckedEntry[]> => {
    const good = kept.get(key);
    if (good && good.restUntil > Date.now()) return good.entries;
    try {
      const entries = await read(reading);
      if (entries.length === 0) return lastGood(key, 'contract.empty') ?? [];
      kept.set(key, { entries, restUntil: 0 });
      return entries;
    } catch (error) {
      if (isCancelled(error)) throw error;
      const entries = lastGood(key, 'contract.unreachable', errorFields(error));
      if (!entries) throw error;
      return entries;
    }
  };

  const underWay = new Map<string, Promise<CheckedEntry[]>>();
  /** Pages that are made at the same time ask once; who may stop waiting asks alone. */
  const readTogether = (key: string, reading: Reading): Promise<CheckedEntry[]> => {
    if (reading.signal) return readRemote(key, reading);
    const asked = underWay.get(key) ?? readRemote(key, reading).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };

  return {
    list: async <Name extends ListName>(
      name: Name,
      locale: Locale,
      { signal }: { signal?: AbortSignal } = {},
    ) => {
      const reading = { type: contractTypes[name], locale, signal };
      const entries = options.remote
        ? await readTogether(`${name}:${locale}`, reading)
        : await read(reading);
      return entries as Entry<Name>[]; // pageIn has made each what the table says
    },
  };
}
