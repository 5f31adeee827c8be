import type { Payload } from 'payload';

/** Paths that the menus of every page lead to. */
export type MenuLinks = ReadonlySet<string>;

/** Where the live menu entries lead. */
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

/** Frames every page, so a gap in it is seen everywhere. */
const FRAME = new Set(['cards', 'platforms']);

/**
 * How much a gap between the languages matters, from 0 to 100: the home page, the way to a demo and the
 * prices, what frames every page, what the menus lead to, then other pages by their depth.
 */
export function importanceOf(collection: string, address: string | null, menus: MenuLinks): number {
  if (address === '/') return 100;
  if (address === '/book-demo' || address === '/pricing') return 90;
  if (FRAME.has(collection)) return 80;
  if (address === null) return 10;
  if (menus.has(address)) return 60;
  return collection === 'pages' ? Math.max(30, 50 - 5 * address.split('/').length) : 20;
}
