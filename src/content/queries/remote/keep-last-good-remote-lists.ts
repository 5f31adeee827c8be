import type { Locale } from '@/i18n/locales';
import { errorFields, log, type LogFields } from '@/lib/write-log-line';
import { currentRender } from '../../page-render-context';
import type { ListName } from '../../graphql-contract/contract-types';
import type { CheckedEntry } from './check-remote-entries';
import { ContentError } from '../content-errors';
import type { Reading } from './read-remote-list';

/** For how long after a failure pages use the last good answer before a page queries the server again. */
const RETRY_AFTER_FAILURE_MS = 30_000;

/**
 * How long after a failure a list is requested again in the background; for a list without a good answer, also how long
 * pages do not query the server.
 */
const BACKGROUND_RETRY_MS = 3000;

/**
 * How long a page waits for a list; the retries continue in the background. Rendering takes less than the rest of a
 * second, so that the first byte is sent within a second.
 */
const PAGE_WAIT_MS = 400;

/** For how long a server has to return an empty list before it replaces the last good list. */
const MAX_ANSWER_AGE_MS = 3_600_000;

/**
 * A list that the remote server fails to deliver: whether the last good answer is shown or the list is missing, and how
 * the server fails.
 */
export type Trouble = {
  list: ListName;
  locale: Locale;
  shown: 'last-good' | 'nothing';
  why: 'empty' | 'slow' | ContentError['failure'];
};

/** Storage of the last good lists that survives the process, by name and language. */
export type KeptLists = {
  get: (key: string) => Promise<CheckedEntry[] | undefined>;
  put: (key: string, entries: CheckedEntry[]) => void;
};

export type RemoteOptions = {
  kept?: KeptLists;
  /** Schedules a task. Without this option a failing list is requested again only when a page needs it. */
  later?: (task: () => void, ms: number) => void;
  /** How long a page waits for a read, in milliseconds; 400 by default. */
  patience?: number;
  /** Called when a list has been read that differs from what pages were rendered with while it was failing. */
  onRecovered?: (name: ListName, locale: Locale) => void;
};

/** The state of one list in one language. */
type Known = {
  name: ListName;
  reading: Reading;
  good?: CheckedEntry[];
  /** Resolves once the answer that an earlier process stored has been loaded. */
  recalled: Promise<void>;
  /** Since when the server has answered with an empty list although the last good one has entries (`Date.now()`). */
  emptySince?: number;
  failure?: Error;
  /** Until when pages do not query the server after a failure (`Date.now()`). */
  restUntil: number;
  isAskedLater?: boolean;
  underWay?: { entries: Promise<CheckedEntry[]>; since: number };
  /** Whether a page was rendered without the list, or with an older one, since the list was last read successfully. */
  missed: boolean;
};

const keyOf = (name: ListName, locale: Locale): string => `${name}:${locale}`;

/**
 * The result of a promise if it arrives within this time.
 * @throws ContentError if it does not
 */
function inTime<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLate = () =>
      reject(new ContentError('time-out', 'The content server took too long to answer.'));
    const timer = setTimeout(tooLate, ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Lists of the remote server for pages, which do not wait for its failures: the last good answer replaces a failed or
 * empty one, and a list that was never read is requested until it arrives.
 */
export function remoteLists(
  read: (reading: Reading) => Promise<CheckedEntry[]>,
  { kept, later, patience = PAGE_WAIT_MS, onRecovered }: RemoteOptions,
) {
  const lists = new Map<string, Known>();

  const whyNot = (known: Known): Trouble['why'] | undefined => {
    if (known.failure) {
      return known.failure instanceof ContentError ? known.failure.failure : 'network';
    }
    if (known.emptySince !== undefined) return 'empty';
    // A slow server counts as failing only when a page was rendered without its answer.
    return known.underWay && known.missed ? 'slow' : undefined;
  };

  /** Notes a failure: it is logged only when it is new, pages stop querying for a while, and a retry is scheduled. */
  const rest = (known: Known, event: string, isNew: boolean, fields?: LogFields): void => {
    const { name, reading, good } = known;
    if (isNew) {
      log.warn(event, { list: `${name}:${reading.locale}`, kept: good?.length ?? 0, ...fields });
    }
    known.restUntil = Date.now() + (good ? RETRY_AFTER_FAILURE_MS : BACKGROUND_RETRY_MS);
    if (!later || known.isAskedLater) return;
    known.isAskedLater = true;
    later(() => {
      known.isAskedLater = false;
      start(known);
    }, BACKGROUND_RETRY_MS);
  };

  /** Stores an answer as the last good one. Pages that were rendered without it are then rendered again. */
  function take(known: Known, entries: CheckedEntry[]): void {
    const isOther = JSON.stringify(known.good) !== JSON.stringify(entries);
    if (isOther && (entries.length > 0 || known.good)) {
      kept?.put(keyOf(known.name, known.reading.locale), entries);
    }
    if (entries.length > 0 || known.good) known.good = entries;
    known.emptySince = undefined;
    known.restUntil = 0;
    if (known.missed && isOther) onRecovered?.(known.name, known.reading.locale);
    known.missed = false;
  }

  async function readNow(known: Known): Promise<CheckedEntry[]> {
    try {
      const entries = await read(known.reading);
      known.failure = undefined;
      if (entries.length === 0 && known.good && known.good.length > 0) {
        const isNew = known.emptySince === undefined;
        known.emptySince ??= Date.now();
        if (Date.now() - known.emptySince < MAX_ANSWER_AGE_MS) {
          rest(known, 'contract.empty', isNew);
          return known.good;
        }
      }
      take(known, entries);
      return entries;
    } catch (error) {
      const isNew = !known.failure;
      known.failure = error instanceof Error ? error : new Error('unread', { cause: error });
      rest(known, 'contract.unreachable', isNew, errorFields(error));
      if (known.good) return known.good;
      throw error;
    }
  }

  /** Starts a read, or joins the one under way: pages rendered at the same time share one request. */
  function start(known: Known): NonNullable<Known['underWay']> {
    if (known.underWay) return known.underWay;
    const entries = readNow(known).finally(() => {
      known.underWay = undefined;
    });
    entries.catch(() => {}); // callers that wait for `entries` get the error
    known.underWay = { entries, since: Date.now() };
    return known.underWay;
  }

  async function recall(known: Known): Promise<void> {
    const entries = await kept?.get(keyOf(known.name, known.reading.locale));
    known.good ??= entries;
  }

  function knownOf(name: ListName, reading: Reading): Known {
    const key = keyOf(name, reading.locale);
    const found = lists.get(key);
    if (found) return found;
    const known: Known = {
      name,
      reading,
      recalled: Promise.resolve(),
      restUntil: 0,
      missed: false,
    };
    known.recalled = recall(known);
    lists.set(key, known);
    return known;
  }

  /** For how many milliseconds a page still waits for a read. A page that needs several lists waits once for all. */
  function waitFor({ since }: { since: number }): number {
    const page = currentRender();
    const now = Date.now();
    if (page) page.waitsUntil ??= now + patience;
    return Math.max(0, Math.min(since + patience, page?.waitsUntil ?? Infinity) - now);
  }

  return {
    /** Starts to read a list before a page needs it; `troubles` tells whether that failed. */
    async readAhead(name: ListName, reading: Reading): Promise<void> {
      const known = knownOf(name, reading);
      await known.recalled;
      start(known);
    },

    /**
     * Reads a list.
     * @throws ContentError when the list can not be read in time, and never was
     */
    async list(name: ListName, reading: Reading): Promise<CheckedEntry[]> {
      const known = knownOf(name, reading);
      await known.recalled;
      const isResting = known.restUntil > Date.now();
      if (known.good && isResting) {
        known.missed = true;
        return known.good;
      }
      try {
        if (known.failure && (isResting || known.underWay)) throw known.failure;
        const underWay = start(known);
        return await inTime(waitFor(underWay), underWay.entries);
      } catch (error) {
        known.missed = true;
        if (known.good) return known.good;
        throw error;
      }
    },

    troubles: (): Trouble[] =>
      [...lists.values()]
        .map((known) => ({ known, why: whyNot(known) }))
        .filter((one): one is { known: Known; why: Trouble['why'] } => one.why !== undefined)
        .map(({ known: { name, reading, good }, why }) => ({
          list: name,
          locale: reading.locale,
          shown: good ? 'last-good' : 'nothing',
          why,
        })),
  };
}
