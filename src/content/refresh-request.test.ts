import { describe, expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({
  env: () => ({ INTERNAL_SECRET: 'a-secret-of-some-length', PORT: 1 }),
}));
const { isInternal, readTags, requestRefresh } = await import('@/content/refresh-request');

describe('the internal refresh', () => {
  it('takes the secret alone', () => {
    expect(isInternal('Bearer a-secret-of-some-length')).toBe(true);
    for (const wrong of [
      null,
      '',
      'Bearer ',
      'a-secret-of-some-length',
      'Bearer another-secret-of-it',
    ]) {
      expect({ wrong, is: isInternal(wrong) }).toEqual({ wrong, is: false });
    }
  });

  it('takes a list of tags and nothing else', () => {
    expect(readTags({ tags: ['page:/:vi', 'list:event-pages:en', 'redirects'] })).toHaveLength(3);
    const wrong = [
      null,
      'page:/:vi',
      {},
      { tags: [] },
      { tags: 'page:/:vi' },
      { tags: ['page:/:vi', 7] },
      { tags: ['Page with spaces'] },
      { tags: ['../etc'] },
      { tags: Array.from({ length: 201 }, () => 'redirects') },
    ];
    for (const body of wrong) expect({ body, tags: readTags(body) }).toEqual({ body, tags: null });
  });

  it('is asked for as many tags at once as it takes', async () => {
    const tags = Array.from({ length: 450 }, (_, number) => `page:/p-${number}:vi`);
    const asked: string[][] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      asked.push(readTags(JSON.parse(body)) ?? []);
      return new Response();
    });
    await requestRefresh(tags);
    expect(asked.flat()).toEqual(tags);
    vi.unstubAllGlobals();
  });

  it('fails when the answer is no success', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    await expect(requestRefresh(['redirects'])).rejects.toThrow('503');
    vi.unstubAllGlobals();
  });
});
