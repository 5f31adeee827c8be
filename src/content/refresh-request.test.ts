import { describe, expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({
  env: () => ({ INTERNAL_SECRET: 'a-secret-of-some-length', PORT: 1 }),
}));
const { isAgain, isInternal, readTags } = await import('@/content/refresh-request');

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

  it('tells a second refresh from a first', () => {
    expect(isAgain({ tags: ['redirects'], isAgain: true })).toBe(true);
    for (const body of [null, 'isAgain', {}, { isAgain: 'true' }]) {
      expect(isAgain(body)).toBe(false);
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
});
