import { type AddressedList, entryPath } from './entry-addresses';

/** Ids are Postgres integers; a greater one would be an error of the database. */
const GREATEST_ID = 2 ** 31 - 1;

/** No address of a page and no slug holds an underscore, so none is taken for this. */
const NAME = /^draft_([1-9]\d{0,9})$/;

/** Where the preview shows a draft that has no address yet, without language prefix. */
export function draftPath(list: 'pages' | AddressedList, id: number): string {
  const name = `draft_${id}`;
  return list === 'pages' ? `/${name}` : entryPath(list, name);
}

/** The id that stands in the place of a draft's slug; null for a slug. */
export function idOfDraft(slug: string): number | null {
  const id = Number(NAME.exec(slug)?.[1] ?? Number.NaN);
  return id <= GREATEST_ID ? id : null;
}
