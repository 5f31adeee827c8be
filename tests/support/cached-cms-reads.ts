import type { CollectionSlug, Payload } from 'payload';

/** The lists in the header of every page; only a write to the list itself changes them. */
const IN_HEADER: readonly string[] = ['cards', 'platforms'];

type Asked = Parameters<Payload['find']>[0];
type Tried = { slug: CollectionSlug; id: number; given: Record<string, unknown> };

/** The results of queries by collection. */
const foundBefore = new Map<string, Map<string, Promise<unknown>>>();
let tried: Tried | null = null;

/** Returns the cached result of a query. A query of a request is not cached: it may be part of a transaction. */
function cached<T>(kind: string, asked: Asked, read: () => Promise<T>): Promise<T> {
  if (asked.req) return read();
  const found = foundBefore.get(asked.collection) ?? new Map<string, Promise<unknown>>();
  foundBefore.set(asked.collection, found);
  const query = kind + JSON.stringify(asked);
  const finding = (found.get(query) as Promise<T> | undefined) ?? read();
  found.set(query, finding);
  return finding;
}

/**
 * Makes a CMS cache the results of its queries until {@link forgetFound} is called: a form is tried with hundreds of
 * values that are not saved.
 */
export function cacheReads(payload: Payload): void {
  const find = payload.find.bind(payload);
  const count = payload.count.bind(payload);
  Object.assign(payload, {
    count: (asked: Parameters<Payload['count']>[0] & Asked) =>
      cached('count', asked, () => count(asked)),
    find: async (asked: Asked) => {
      const found = structuredClone(await cached('find', asked, () => find(asked)));
      if (asked.collection !== tried?.slug) return found;
      const { id, given } = tried;
      const docs = found.docs.map((doc) => (doc.id === id ? { ...doc, ...given, id } : doc));
      return { ...found, docs };
    },
  });
}

/** Forgets the results that a write to a collection changes. */
export function forgetFound(written: CollectionSlug): void {
  for (const collection of foundBefore.keys()) {
    if (collection === written || !IN_HEADER.includes(collection)) foundBefore.delete(collection);
  }
}

/** Reads as if the values of a form had been saved in a document. */
export async function readAsIfSaved<T>(form: Tried, read: () => Promise<T>): Promise<T> {
  tried = form;
  try {
    return await read();
  } finally {
    tried = null;
  }
}
