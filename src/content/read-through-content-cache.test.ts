import { beforeEach, describe, expect, it } from 'vitest';
import { readThroughCache } from '@/content/read-through-content-cache';
import { withRenderContext } from '@/content/page-render-context';
import { allRefreshed, refreshThisProcess } from '@/content/refresh-caches-of-process';

const everything = async () => {
  refreshThisProcess(['everything']);
  await allRefreshed();
};

beforeEach(everything);

/** Reads from a CMS that gives these answers one after the other; an error among them is thrown. */
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

describe('foundation: an empty or failed CMS answer is not cached', () => {
  it('an answer is cached until its tag is refreshed, and the CMS is queried once', async () => {
    const { read, asked } = cmsAnswering(['a', 'b'], ['other']);
    expect(await read()).toEqual(['a', 'b']);
    expect(await read()).toEqual(['a', 'b']);
    expect(asked()).toBe(1);
    refreshThisProcess(['list:en']);
    await allRefreshed();
    expect(await read()).toEqual(['a', 'b']);
    refreshThisProcess(['list:vi']);
    await allRefreshed();
    expect(await read()).toEqual(['other']);
  });

  it('after an empty answer the CMS is queried again, until there is content to cache', async () => {
    const { read, asked } = cmsAnswering([], [], ['back'], ['later']);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual([]);
    expect(await read()).toEqual(['back']);
    expect(await read()).toEqual(['back']);
    expect(asked()).toBe(3);
  });

  it('a page with an empty answer is cached for one second', async () => {
    const { read } = cmsAnswering([], ['back']);
    const empty = await withRenderContext(600, () => read());
    expect([empty.seconds, ...empty.tags]).toEqual([1, 'list:vi']);
    const full = await withRenderContext(600, () => read());
    expect([full.seconds, ...full.tags]).toEqual([600, 'list:vi']);
  });

  it('a failure reaches the caller, nothing is cached, and the next call queries again', async () => {
    const { read, asked } = cmsAnswering(new Error('The CMS is away'), ['back']);
    await expect(read()).rejects.toThrow('The CMS is away');
    expect(await read()).toEqual(['back']);
    expect(asked()).toBe(2);
  });

  it('an error is not cached as an empty list, whatever was cached before', async () => {
    const { read } = cmsAnswering([], new Error('The CMS is away'), ['kept'], new Error('Away'));
    expect(await read()).toEqual([]);
    await expect(read()).rejects.toThrow('The CMS is away');
    expect(await read()).toEqual(['kept']);
    await everything();
    await expect(read()).rejects.toThrow('Away');
  });

  it('two concurrent reads of an empty CMS share one query', async () => {
    const { read, asked } = cmsAnswering([]);
    expect(await Promise.all([read(), read()])).toEqual([[], []]);
    expect(asked()).toBe(1);
  });

  it('a caller may modify its answer without changing the cache', async () => {
    const { read } = cmsAnswering(['a']);
    (await read()).push('changed');
    expect(await read()).toEqual(['a']);
  });
});

describe('foundation: locale variants of one document do not collide in caches', () => {
  it('each language is cached separately', async () => {
    const { read, asked } = cmsAnswering(['một'], ['one']);
    expect(await read('vi')).toEqual(['một']);
    expect(await read('en')).toEqual(['one']);
    expect([await read('vi'), await read('en')]).toEqual([['một'], ['one']]);
    expect(asked()).toBe(2);
  });

  it('an empty list in one language does not evict the other language', async () => {
    const { read } = cmsAnswering(['một'], [], ['one']);
    expect(await read('vi')).toEqual(['một']);
    expect(await read('en')).toEqual([]);
    expect(await read('en')).toEqual(['one']);
    expect(await read('vi')).toEqual(['một']);
  });
});
