import type { Payload } from 'payload';

/** Paths that the menus of every page lead to. */
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
 * The importance of a gap between the languages, from 0 to 100: first the home page, the demo form and the prices, then
 * what every page shows, then pages in the menus, then other pages by the depth of their URL.
 */
export function importanceOf(collection: string, address: string | null, menus: MenuLinks): number {
  if (address === '/') return 100;
  if (address === '/book-demo' || address === '/pricing') return 90;
  if (FRAME.has(collection)) return 80;
  if (address === null) return 10;
  if (menus.has(address)) return 60;
  return collection === 'pages' ? Math.max(30, 50 - 5 * address.split('/').length) : 20;
}
