/** Longer than a page takes to be made. */
export const LATELY_MS = 10_000;

const storageKey = Symbol.for('site.content.recent-reads');
const shared = globalThis as { [storageKey]?: Map<string, number> };
// One per process: the bundler may instantiate this module once for each route.
const reads = (shared[storageKey] ??= new Map<string, number>());

/** Notes that content under these tags is being read: whoever reads it makes a page of it. */
export function noteRead(tags: readonly string[], now: number = Date.now()): void {
  for (const [tag, at] of reads) {
    if (now - at <= LATELY_MS) break; // in the order of their times
    reads.delete(tag);
  }
  for (const tag of tags) {
    reads.delete(tag);
    reads.set(tag, now);
  }
}

/** Those of the tags under which content was read within the last 10 s: a page of it may still be being made. */
export const readLately = (tags: Iterable<string>, now: number = Date.now()): string[] =>
  [...tags].filter((tag) => now - (reads.get(tag) ?? -Infinity) <= LATELY_MS);
