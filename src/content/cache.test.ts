import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readThroughCache } from '@/content/cache';

type Entry = { value: { data: { body: string } }; revalidate: number | false; tags: string[] };

/** What Next keeps its entries in; its `unstable_cache` itself is the real one. */
const shared = globalThis as { __incrementalCache?: unknown };
const entries = new Map<string, Entry>();

beforeEach(() => {
  entries.clear();
  shared.__incrementalCache = {
    isOnDemandRevalidate: false,
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => entries.get(key) ?? null,
    set: async (
      key: string,
      value: Entry['value'] & { revalidate: number | false },
      { tags }: { tags: string[] },
    ) => {
      entries.set(key, { value: { ...value }, revalidate: value.revalidate, tags });
    },
  };
});

afterEach(() => {
  delete shared.__incrementalCache;
});

/** A CMS that answers these, one after the other; an error is thrown. */
function cmsAnswering(...answers: (string[] | Error)[]) {
  let asked = 0;
  const read = (locale = 'vi') =>
    readThroughCache<string[]>({
      key: ['list', locale],
      tags: [`list:${locale}`],
      read: async () => {
        const answer = answers[asked++]!;
        if (answer instanceof Error) throw answer;
        return answer;
      },
      isEmpty: (answer) => answer.length === 0,
    });
  return { read, asked: () => asked };
}

const keptBodies = () => [...entries.values()].map(({ value }) => value.data.body);

describe('foundation: an empty or failed CMS answer is not cached', () => {
  it('a full answer is kept under its tags, and the CMS is asked once', async () => {
    const { read, asked } = cmsAnswering(['a', 'b'], ['other']);
    expect(await read()).toEqual(['a', 'b']);
    expect(await read()).toEqual(['a', 'b']);
    expect(asked()).toBe(1);
    expect([...entries.values()].map(({ tags }) => tags)).toEqual([['list:vi', 'everything']]);
  });

  it('after an empty answer the CMS is asked again, until there is something to keep', async () => {
    const { read, asked } = cmsAnswering([], [], ['back'], ['later']);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual(['back']);
    expect(await read()).toEqual(['back']);
    expect(asked()).toBe(3);
  });

  it('all that is kept of an empty answer is a mark that lets its page stand for one second', async () => {
    const { read } = cmsAnswering([]);
    await read();
    expect(keptBodies()).toEqual(['true']);
    expect([...entries.values()]).toMatchObject([
      { revalidate: 1, tags: ['list:vi', 'everything'] },
    ]);
  });

  it('the marks of all that is asked for in vain are one entry, so that strangers can not fill the cache', async () => {
    for (const name of ['one', 'two', 'three']) {
      const asked = { key: ['page', name], tags: [`page:${name}`], isEmpty: () => true };
      await readThroughCache({ ...asked, read: async () => null });
    }
    expect(entries.size).toBe(1);
  });

  it('a failure reaches the caller, nothing is kept, and the next one asks again', async () => {
    const { read, asked } = cmsAnswering(new Error('The CMS is away'), ['back']);
    await expect(read()).rejects.toThrow('The CMS is away');
    expect(entries.size).toBe(0);
    expect(await read()).toEqual(['back']);
    expect(asked()).toBe(2);
  });

  it('a failure is not taken for emptiness, whatever came before', async () => {
    const { read } = cmsAnswering([], new Error('The CMS is away'));
    expect(await read()).toEqual([]);
    await expect(read()).rejects.toThrow('The CMS is away');
  });

  it('two readers at once of an empty CMS both get its answer', async () => {
    const { read, asked } = cmsAnswering([], []);
    expect(await Promise.all([read(), read()])).toEqual([[], []]);
    expect(asked()).toBe(2);
  });
});

describe('foundation: locale variants of one document do not collide in caches', () => {
  it('each language has an answer of its own', async () => {
    const { read, asked } = cmsAnswering(['một'], ['one']);
    expect(await read('vi')).toEqual(['một']);
    expect(await read('en')).toEqual(['one']);
    expect([await read('vi'), await read('en')]).toEqual([['một'], ['one']]);
    expect(asked()).toBe(2);
  });

  it('emptiness in one language leaves the other one kept', async () => {
    const { read } = cmsAnswering(['một'], [], ['one']);
    expect(await read('vi')).toEqual(['một']);
    expect(await read('en')).toEqual([]);
    expect(await read('en')).toEqual(['one']);
    expect(await read('vi')).toEqual(['một']);
  });
});
