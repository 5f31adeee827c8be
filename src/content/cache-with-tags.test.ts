import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TaggedCache } from './cache-with-tags';

let cache: TaggedCache<{ text: string }>;

beforeEach(() => {
  cache = new TaggedCache({ maxSize: 20, sizeOf: ({ text }) => text.length });
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => void vi.useRealTimers());

const made = (text: string, tags: string[] = [], seconds = 60) => ({
  value: { text },
  tags: new Set(tags),
  seconds,
});
const get = async (key: string, text: string, tags?: string[], seconds?: number) =>
  (await cache.get(key, async () => made(text, tags, seconds))).text;

it('returns the cached value until one of its tags is refreshed', async () => {
  expect(await get('a', 'old', ['x', 'y'])).toBe('old');
  cache.refresh(['z']);
  expect(await get('a', 'new', ['x'])).toBe('old');
  cache.refresh(['y']);
  expect(cache.fresh('a')).toBeUndefined();
  expect(await get('a', 'new', ['x'])).toBe('new');
  cache.refresh('all');
  expect(await get('a', 'newest')).toBe('newest');
});

it('returns the cached value until it expires', async () => {
  await get('a', 'old', [], 2);
  vi.advanceTimersByTime(1999);
  expect(await get('a', 'new')).toBe('old');
  vi.advanceTimersByTime(1);
  expect(await get('a', 'new')).toBe('new');
});

it('does not cache a value with a life of 0', async () => {
  await get('a', 'empty', [], 0);
  expect(cache.last('a')).toBeUndefined();
});

it('computes a value once for concurrent readers', async () => {
  const make = vi.fn<() => Promise<ReturnType<typeof made>>>(async () => made('one'));
  const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(first).toBe(second);
  expect(make).toHaveBeenCalledTimes(1);
});

it('does not cache a value whose tag was refreshed while it was computed', async () => {
  const reading = Promise.withResolvers<void>();
  const slow = cache.get('a', async () => {
    await reading.promise;
    return made('before the save', ['x']);
  });
  await Promise.resolve();
  cache.refresh(['x']);
  // A page request after a save must not wait for a rendering that began before the save.
  expect(await get('a', 'after the save', ['x'])).toBe('after the save');
  reading.resolve();
  expect((await slow).text).toBe('before the save');
  expect(cache.fresh('a')?.text).toBe('after the save');
});

it('caches a value when other tags were refreshed while it was computed', async () => {
  const reading = Promise.withResolvers<void>();
  const slow = cache.get('a', async () => {
    await reading.promise;
    return made('one', ['x']);
  });
  await Promise.resolve();
  cache.refresh(['y']);
  reading.resolve();
  await slow;
  expect(cache.fresh('a')?.text).toBe('one');
});

it('passes an error on, keeps the last value, and retries at the next call', async () => {
  await get('a', 'last', ['x']);
  cache.refresh(['x']);
  await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(cache.last('a')?.text).toBe('last');
  expect(await get('a', 'back', ['x'])).toBe('back');
});

it('evicts the least recently used value when it is full', async () => {
  await get('a', '1234567890');
  await get('b', '1234567890');
  await get('c', '1234567890');
  expect(cache.last('a')).toBeUndefined();
  expect(cache.fresh('c')?.text).toBe('1234567890');
});

it('reports each cached value, except one that was refreshed while it was computed', async () => {
  const kept: string[] = [];
  cache = new TaggedCache({
    maxSize: 20,
    sizeOf: ({ text }) => text.length,
    onCached: (key, { value }) => kept.push(`${key} ${value.text}`),
  });
  await get('a', 'one', ['x']);
  await get('b', 'none', ['x'], 0);
  const making = cache.get('c', async () => {
    cache.refresh(['x']);
    return made('old', ['x']);
  });
  await making;
  expect(kept).toEqual(['a one']);
});

it('a value that is computed for its callback alone is not cached, unless somebody asks for it meanwhile', async () => {
  const kept: string[] = [];
  const own = new TaggedCache<{ text: string }>({
    maxSize: 20,
    sizeOf: ({ text }) => text.length,
    onCached: (key) => void kept.push(key),
  });
  await own.compute('a', async () => made('x'));
  expect([kept, own.fresh('a')]).toEqual([['a'], undefined]);
  const computed = own.compute('b', async () => made('y'));
  await own.get('b', async () => made('z'));
  await computed;
  expect([kept, own.fresh('b')]).toEqual([['a', 'b'], { text: 'y' }]);
});

it('a value that was refreshed while it was computed is not passed to the callback', async () => {
  const kept: string[] = [];
  const own = new TaggedCache<{ text: string }>({
    maxSize: 20,
    sizeOf: ({ text }) => text.length,
    onCached: (key) => void kept.push(key),
  });
  await own.compute('a', async () => {
    own.refresh(['x']);
    return made('old', ['x']);
  });
  expect(kept).toEqual([]);
});
