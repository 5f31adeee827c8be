import { type AddressedList, entryPath } from './urls-of-entry-lists';

/** The largest integer of Postgres. A greater id in a URL would make the query fail. */
const MAX_ID = 2 ** 31 - 1;

/**
 * Matches the name that replaces a missing slug in preview URLs, such as `draft_12`. Real URLs and slugs contain no
 * underscore.
 */
const NAME = /^draft_([1-9]\d{0,9})$/;

/** The URL at which a draft that has no URL of its own yet is previewed, without language prefix. */
export function draftPath(list: 'pages' | AddressedList, id: number): string {
  const name = `draft_${id}`;
  return list === 'pages' ? `/${name}` : entryPath(list, name);
}

/** The id in place of a draft's slug; null for a real slug. */
export function idOfDraft(slug: string): number | null {
  const id = Number(NAME.exec(slug)?.[1] ?? Number.NaN);
  return id <= MAX_ID ? id : null;
}
