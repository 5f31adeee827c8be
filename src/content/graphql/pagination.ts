import { fault } from './graphql-errors';
import { MAX_LIST_LENGTH } from '../graphql-contract/max-list-length';
import type { Range } from '../queries/payload/find-list';
import type { Source } from '../queries/payload/contract-values-from-documents';

const DEFAULT_LIMIT = 25;
const MAX_OFFSET = 1_000_000;

export type PaginationArgs = {
  start?: number | null;
  limit?: number | null;
  page?: number | null;
  pageSize?: number | null;
};

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** A limit above the maximum becomes the maximum, and so does a negative one, which asks for all entries. */
const capped = (limit: number): number =>
  limit < 0 ? MAX_LIST_LENGTH : Math.min(limit, MAX_LIST_LENGTH);

/**
 * Converts the pagination arguments to a range of entries.
 * @throws GraphQLError when `page` or `pageSize` is combined with `start` or `limit`
 */
export function toRange(
  pagination: PaginationArgs | null | undefined,
  defaultLimit = DEFAULT_LIMIT,
): Range {
  const { start, limit, page, pageSize } = pagination ?? {};
  const byPage = page != null || pageSize != null;
  if (byPage && (start != null || limit != null)) {
    const message = 'Cannot use both page & offset pagination in the same query';
    throw fault('PaginationError', message, 'STRAPI_PAGINATION_ERROR');
  }
  if (byPage) {
    const size = Math.max(capped(pageSize ?? defaultLimit), 1);
    return { start: (clamp(page ?? 1, 1, MAX_OFFSET) - 1) * size, limit: size };
  }
  return { start: clamp(start ?? 0, 0, MAX_OFFSET), limit: capped(limit ?? defaultLimit) };
}

type PaginationMeta = { total: number; page: number; pageSize: number; pageCount: number };

export type ListAnswer = { docs: Source[]; meta: PaginationMeta };

export function toMeta({ start, limit }: Range, total: number): PaginationMeta {
  return {
    total,
    page: limit === 0 ? 1 : Math.floor(start / limit) + 1,
    pageSize: limit,
    pageCount: limit === 0 ? 0 : Math.ceil(total / limit),
  };
}
