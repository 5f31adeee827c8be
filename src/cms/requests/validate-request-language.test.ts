import { describe, expect, it } from 'vitest';
import { inKnownLanguage } from './validate-request-language';

const ask = (query: string, init?: RequestInit) =>
  inKnownLanguage(new Request(`https://site.example/api/blogs${query}`, init));

describe("a program's request to the CMS", () => {
  it('defaults to Vietnamese, with its filter and body unchanged', async () => {
    const known = ask('?where[slug][equals]=a%26b&limit=2', { method: 'POST', body: '{"a":1}' });
    if (known instanceof Response) throw new Error('refused');
    const { searchParams } = new URL(known.url);
    expect(searchParams.get('locale')).toBe('vi');
    expect(searchParams.get('where[slug][equals]')).toBe('a&b');
    expect(known.method).toBe('POST');
    expect(await known.text()).toBe('{"a":1}');
  });

  it.each(['vi', 'en', 'all', '*'])('keeps the given language: %s', (locale) => {
    const request = new Request(`https://site.example/api/blogs?locale=${locale}`);
    expect(inKnownLanguage(request)).toBe(request);
  });

  it.each(['fr', 'vi,en', '__proto__'])('is refused in an unknown language: %s', async (locale) => {
    const answer = ask(`?locale=${locale}`);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(400);
  });
});
