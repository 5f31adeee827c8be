import { MAX_LIST_LENGTH } from '../graphql-contract/max-list-length';

/** One page of a paginated list; `total` is null where the server does not count. */
export type Page<Item> = { entries: Item[]; total: number | null };

const MAX_PAGES = 50;

/**
 * Reads all pages of a list one after the other. An entry that moves from one page to the next during the read is
 * included once.
 */
export async function readPages<Item extends { id: string }>(
  readPage: (start: number) => Promise<Page<Item>>,
): Promise<Item[]> {
  const entries = new Map<string, Item>();
  let start = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { entries: found, total } = await readPage(start);
    const before = entries.size;
    for (const entry of found) if (!entries.has(entry.id)) entries.set(entry.id, entry);
    start += found.length;
    const isLast = total === null ? found.length < MAX_LIST_LENGTH : start >= total;
    if (isLast || entries.size === before) break;
  }
  return [...entries.values()];
}
