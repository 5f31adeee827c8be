import type { Payload } from 'payload';

/** Paths that the menus lead to. */
export type MenuLinks = ReadonlySet<string>;

/** The URLs that published menu entries link to. */
export async function readMenuLinks(payload: Payload): Promise<MenuLinks> {
  const { docs } = await payload.find({
    collection: 'cards',
    where: { _status: { equals: 'published' } },
    locale: 'vi',
    depth: 0,
    pagination: false,
  });
  return new Set(docs.flatMap(({ href }) => (href?.startsWith('/') ? [href] : [])));
}

/** Collections shown on every page, so that a gap in them is visible everywhere. */
const FRAME = new Set(['cards', 'platforms']);

/**
 * The importance of a document when gaps or samples are listed, from 10 to 100: first the home page, then the demo form
 * and the prices, what every page shows, pages in the menus, other pages by the depth of their URL, entries with a
 * page, and at last documents without a URL.
 */
export function importanceOf(collection: string, address: string | null, menus: MenuLinks): number {
  if (address === '/') return 100;
  if (address === '/book-demo' || address === '/pricing') return 90;
  if (FRAME.has(collection)) return 80;
  if (address === null) return 10;
  if (menus.has(address)) return 60;
  return collection === 'pages' ? Math.max(30, 50 - 5 * address.split('/').length) : 20;
}
