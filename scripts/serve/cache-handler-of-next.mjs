import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** Where the process keeps resized pictures (src/content/paths/resized-pictures.ts). */
const storageKey = Symbol.for('site.resized-pictures');

/**
 * The cache of Next (next.config.ts). Resized pictures are cached on disk; everything else as Next does it, in memory.
 * Next has one setting for both.
 */
// oxlint-disable-next-line import/no-default-export -- the shape of a handler
export default class CacheHandler extends fileSystemCache.default {
  async get(key, context) {
    if (context.kind !== 'IMAGE') return super.get(key, context);
    return (await globalThis[storageKey]?.get(key)) ?? null;
  }

  async set(key, value, context) {
    if (value?.kind !== 'IMAGE') await super.set(key, value, context);
    else globalThis[storageKey]?.set(key, value);
  }
}
