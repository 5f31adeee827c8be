import type { Locale } from '@/i18n/locales';
import { errorFields, log, type LogFields } from '@/lib/log';
import type { ListName } from '../table';
import type { CheckedEntry } from './entries';
import { ContentError, isCancelled } from './errors';
import type { Reading } from './read-list';

/** After a failure the last good answer is shown this long before the server is asked again. */
const REST_MS = 30_000;

/** What was never read is asked for again this long after the last retry has failed. */
const MISSING_REST_MS = 5000;

/** How long after its start a reading is waited for; its retries go on behind the page. */
const PATIENCE_MS = 1000;

/** A list that its server does not give: shown as it was before, or missing. */
export type Trouble = { list: ListName; locale: Locale; shown: 'last-good' | 'nothing' };

export type RemoteOptions = {
  /** Runs a task later; without it what is missing is asked for when it is next wanted. */
  later?: (task: () => void, ms: number) => void;
  /** For how long a reading is waited for, in milliseconds, instead of a second. */
  patience?: number;
  /** Called when a list that a page was rendered without has arrived. */
  onRecovered?: (name: ListName, locale: Locale) => void;
};

/** What is known of one list in one language. */
type Known = {
  name: ListName;
  reading: Reading;
  good?: CheckedEntry[];
  /** Why it could not be read last. */
  failure?: Error;
  restUntil: number;
  underWay?: { entries: Promise<CheckedEntry[]>; since: number };
  /** Whether a page was rendered without the list. */
  missed: boolean;
};

/** The promise's outcome when it comes in time. @throws ContentError when it does not */
function inTime<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () =>
      reject(new ContentError('time-out', 'The content server took too long to answer.'));
    const timer = setTimeout(tooLate, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Lists of another server, for pages that do not wait for its failures: the last good answer stands in for
 * a failed or an empty one, and what was never read is asked for until it is there.
 */
export function remoteLists(
  read: (reading: Reading) => Promise<CheckedEntry[]>,
  { later, patience = PATIENCE_MS, onRecovered }: RemoteOptions,
) {
  const lists = new Map<string, Known>();

  const overdue = ({ underWay }: Known): boolean =>
    underWay !== undefined && Date.now() - underWay.since >= patience;

  const rest = (known: Known, event: string, fields?: LogFields): void => {
    const { name, reading, good } = known;
    log.warn(event, { list: `${name}:${reading.locale}`, kept: good?.length ?? 0, ...fields });
    known.restUntil = Date.now() + (good ? REST_MS : MISSING_REST_MS);
  };

  async function readNow(known: Known, reading: Reading): Promise<CheckedEntry[]> {
    try {
      const entries = await read(reading);
      known.failure = undefined;
      if (entries.length === 0 && known.good) {
        rest(known, 'contract.empty');
        return known.good;
      }
      if (entries.length > 0) known.good = entries;
      if (known.missed) onRecovered?.(known.name, reading.locale);
      known.missed = false;
      return entries;
    } catch (error) {
      if (isCancelled(error)) throw error;
      known.failure = error instanceof Error ? error : new Error('unread', { cause: error });
      rest(known, 'contract.unreachable', errorFields(error));
      if (known.good) return known.good;
      later?.(() => start(known), MISSING_REST_MS);
      throw error;
    }
  }

  /** Pages that are made at the same time ask once. */
  function start(known: Known): NonNullable<Known['underWay']> {
    if (known.underWay) return known.underWay;
    const entries = readNow(known, known.reading).finally(() => {
      known.underWay = undefined;
    });
    entries.catch(() => {}); // those who wait for it are told
    known.underWay = { entries, since: Date.now() };
    return known.underWay;
  }

  return {
    /** @throws ContentError when the list can not be read, or not in time, and never was */
    async list(name: ListName, reading: Reading): Promise<CheckedEntry[]> {
      const key = `${name}:${reading.locale}`;
      const known = lists.get(key) ?? { name, reading, restUntil: 0, missed: false };
      lists.set(key, known);
      if (reading.signal) return readNow(known, reading); // who may stop waiting asks alone
      const isResting = known.restUntil > Date.now();
      if (known.good && isResting) return known.good;
      try {
        if (known.failure && (isResting || known.underWay)) throw known.failure;
        const { entries, since } = start(known);
        return await inTime(since + patience - Date.now(), entries);
      } catch (error) {
        if (known.good) return known.good;
        known.missed = true;
        throw error;
      }
    },

    troubles: (): Trouble[] =>
      [...lists.values()]
        .filter((known) => known.failure !== undefined || overdue(known))
        .map(({ name, reading: { locale }, good }) => ({
          list: name,
          locale,
          shown: good ? 'last-good' : 'nothing',
        })),
  };
}
