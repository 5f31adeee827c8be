import type { Locale } from '@/i18n/locales';
import { errorFields, log } from '@/lib/log';
import { contractTypes, type Entry, type ListName } from '../table';
import type { CheckedEntry } from './entries';
import { isCancelled } from './errors';
import { listReader, type ReadOptions, type Reading } from './read-list';
import { withRetries, type Wait } from './retry';

export type ClientOptions = ReadOptions & {
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

/** After a failure the last good answer is shown this long before the server is asked again. */
const REST_MS = 30_000;

type Kept = { entries: CheckedEntry[]; restUntil: number };

/** A client of the contract. It keeps what another server said last, for when that server fails. */
export function contractClient(options: ClientOptions): ContractClient {
  const kept = new Map<string, Kept>();
  const readList = listReader(options);

  const read = (reading: Reading) =>
    options.remote
      ? withRetries(() => readList(reading), { wait: options.wait, signal: reading.signal })
      : readList(reading);

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
