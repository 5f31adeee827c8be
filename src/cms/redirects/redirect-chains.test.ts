import { describe, expect, it } from 'vitest';
import { lastTarget, leadingTo } from './redirect-chains';

const ORIGIN = 'https://site.example';
const last = (to: string, further = '/pricing#plans') =>
  lastTarget({ from: '/a', to }, [{ from: '/b', to: further }], ORIGIN);

describe('the last target of a redirect', () => {
  it.each([
    ['/b', '/pricing#plans'],
    ['/b/', '/pricing#plans'],
    ['/b?x=1#y', '/pricing#plans'],
    [`${ORIGIN}/b`, '/pricing#plans'],
    ['/en/b', '/en/pricing#plans'],
    ['/vi/b/', '/vi/pricing#plans'],
    [`${ORIGIN}/en/b`, '/en/pricing#plans'],
    ['https://other.example/b', 'https://other.example/b'],
    ['/b/c', '/b/c'],
    ['#b', '#b'],
  ])('%s leads on to %s', (to, expected) => {
    expect(last(to)).toBe(expected);
  });

  it('is in the language named last', () => {
    expect(last('/en/b', '/')).toBe('/en');
    expect(last('/en/b', '/vi/c')).toBe('/vi/c');
    expect(last('/en/b', 'https://other.example/')).toBe('https://other.example/');
  });

  it.each(['/a', '/a/', '/en/a', `${ORIGIN}/a?x=1`])('is none when it leads back to %s', (to) => {
    expect(last(to)).toBeNull();
    expect(last('/b', to)).toBeNull();
  });

  it('follows a rule whatever the spelling of its old URL', () => {
    const rules = [{ from: '/b%C3%A0i/', to: '/pricing' }];
    expect(lastTarget({ from: '/a', to: '/bài' }, rules, ORIGIN)).toBe('/pricing');
  });
});

it('earlier redirects to an old URL get its target, in the language they name', () => {
  const rules = ['/b', '/b/', '/en/b#x', `${ORIGIN}/b`, '/c'].map((to, id) => ({
    id,
    from: `/${id}`,
    to,
  }));
  const rewritten = leadingTo({ from: '/b', to: '/pricing' }, rules, ORIGIN);
  expect(rewritten.map(({ id, to }) => [id, to])).toEqual([
    [0, '/pricing'],
    [1, '/pricing'],
    [2, '/en/pricing'],
    [3, '/pricing'],
  ]);
});
