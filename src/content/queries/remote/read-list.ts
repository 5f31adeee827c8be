import type { Locale } from '@/i18n/locales';
import { LIMIT } from '../../contract/limit';
import type { Source } from './request';
import type { ContractType } from '../../contract/table';
import type { ImageRule } from '../addresses';
import { listRequest } from './documents';
import { pageIn, type CheckedEntry, type Page } from './entries';
import { ContentError } from '../errors';

export type ReadOptions = {
  source: Source;
  toImage: ImageRule;
  /** Whether the server has the fields that are not in the specification. */
  ours: boolean;
};

export type Reading = { type: ContractType; locale: Locale; signal?: AbortSignal };

/** Lists longer than this many pages are not ours to show. */
const MOST_PAGES = 50;

const mayWantAlias = (error: unknown): boolean =>
  error instanceof ContentError &&
  (error.failure === 'answer' || (error.failure === 'status' && error.status === 400));

/** Reads pages; finds out once which root the server has. */
function pageReader({ source, toImage, ours }: ReadOptions) {
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
async function readPages(
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

/** Reads whole lists of one server. @throws ContentError, or whatever a cancelled request throws */
export function listReader(options: ReadOptions): (reading: Reading) => Promise<CheckedEntry[]> {
  const readPage = pageReader(options);
  return (reading) => readPages(reading, readPage);
}
