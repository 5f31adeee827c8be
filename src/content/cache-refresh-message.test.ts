import { describe, expect, it } from 'vitest';
import { messagesOf, readMessage } from '@/content/cache-refresh-message';

describe('a message that lists tags', () => {
  const tags = (count: number) =>
    Array.from({ length: count }, (_, number) => `page:/${'long/'.repeat(20)}${number}:vi`);

  it('names each tag once', () => {
    expect(messagesOf(['redirects', 'addresses', 'redirects'])).toEqual([
      '["redirects","addresses"]',
    ]);
    expect(messagesOf([])).toEqual([]);
  });

  it('is shorter than 8000 bytes, and is split into several when there are more tags', () => {
    const messages = messagesOf(tags(500));
    expect(messages.flatMap((message) => readMessage(message)?.tags)).toEqual(tags(500));
    const sizes = messages.map((message) => Buffer.byteLength(message));
    expect(Math.max(...sizes)).toBeLessThan(8000);
    expect(sizes.slice(0, -1).every((size) => size > 7800)).toBe(true);
  });

  it('omits invalid tags', () => {
    expect(messagesOf(['redirects', 'Page with spaces', `page:/${'x'.repeat(9000)}:vi`])).toEqual([
      '["redirects"]',
    ]);
  });

  it('may begin with the time of the save', () => {
    expect(readMessage('[1764137000.25,"redirects"]')).toEqual({
      savedAt: 1_764_137_000.25,
      tags: ['redirects'],
    });
    expect(readMessage('["redirects"]')).toEqual({ savedAt: null, tags: ['redirects'] });
  });

  it.each([
    '',
    '[',
    'null',
    '{}',
    '[]',
    '"redirects"',
    '["redirects",7]',
    '[7]',
    '[7,8,"redirects"]',
    '["../etc"]',
  ])('can not be read from %s', (message) => {
    expect(readMessage(message)).toBeNull();
  });
});
