/** Longer than a page takes to be made. */
export const LATELY_MS = 10_000;

const storageKey = Symbol.for('site.content.recent-reads');
const shared = globalThis as { [storageKey]?: Map<string, number> };
// One per process: the bundler may instantiate this module once for each route.
const reads = (shared[storageKey] ??= new Map<string, number>());

/** Records that content under these tags is being read, because a page is being made of it. */
export function noteRead(tags: readonly string[]): void {
  const now = Date.now();
  for (const [tag, at] of reads) {
    if (now - at <= LATELY_MS) break; // in the order of their times
    reads.delete(tag);
  }
  for (const tag of tags) {
    reads.delete(tag);
    reads.set(tag, now);
  }
}

/** The tags under which content was read within the last 10 s: a page with it may not be finished yet. */
export const readLately = (tags: Iterable<string>): string[] =>
  [...tags].filter((tag) => Date.now() - (reads.get(tag) ?? -Infinity) <= LATELY_MS);
