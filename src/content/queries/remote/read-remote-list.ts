import type { Locale } from '@/i18n/locales';
import type { Source } from './contract-request-types';
import type { ContractType } from '../../graphql-contract/contract-types';
import type { ImageRule } from '../safe-picture-and-link-urls';
import { readPages, type Page } from '../read-all-pages-of-list';
import { listRequest } from './build-list-request';
import { pageIn, type CheckedEntry } from './check-remote-entries';
import { ContentError } from '../content-errors';

export type ReadOptions = {
  source: Source;
  toImage: ImageRule;
  /** Whether the server supports this project's additional fields, which the specification does not have. */
  ours: boolean;
};

export type Reading = { type: ContractType; locale: Locale; signal?: AbortSignal };

const mayWantAlias = (error: unknown): boolean =>
  error instanceof ContentError &&
  (error.failure === 'answer' || (error.failure === 'status' && error.status === 400));

/**
 * Makes a function that reads pages of a list. Where the server refuses the root field, its alias `…_connection` is
 * tried, or the other way round; the one that works is used from then on.
 */
function pageReader({ source, toImage, ours }: ReadOptions) {
  let connection = false;
  const read = async (
    reading: Reading,
    start: number,
    alias: boolean,
  ): Promise<Page<CheckedEntry>> => {
    const { type, locale, signal } = reading;
    const request = listRequest(type, { locale, start }, { ours, connection: alias });
    return pageIn(await source(request, signal), type, toImage);
  };
  return async (reading: Reading, start: number): Promise<Page<CheckedEntry>> => {
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

/**
 * Makes a function that reads whole lists from one server; it throws a ContentError, or an AbortError when the request
 * is cancelled.
 */
export function listReader(options: ReadOptions): (reading: Reading) => Promise<CheckedEntry[]> {
  const readPage = pageReader(options);
  return (reading) => readPages((start) => readPage(reading, start));
}
