import { beforeEach, describe, expect, it } from 'vitest';
import { resolveRedirects } from '@/content/transforms/redirect-rules';
import type { RedirectRule } from '@/i18n/built-in-redirects';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { setRedirects } from '@/i18n/follow-redirects';
import { decide } from '@/site/routes/decide-response';

const ORIGIN = 'http://localhost:3000';
const live = { vi: new Set(['/', '/new', '/blog']), en: new Set(['/', '/new']) };

const rule = (from: string, to: string, permanent = true): RedirectRule => ({
  from,
  to,
  permanent,
});

function publish(...rules: RedirectRule[]): void {
  setPublishedPaths(live);
  setRedirects({
    vi: resolveRedirects(rules, { locale: 'vi', live: live.vi, origin: ORIGIN }),
    en: resolveRedirects(rules, { locale: 'en', live: live.en, origin: ORIGIN }),
  });
}

function ask(address: string, isPreview = false) {
  const decision = decide(new URL(ORIGIN + address), { isPreview });
  return decision.kind === 'moved'
    ? { status: decision.isPermanent ? 308 : 307, to: decision.to }
    : { status: decision.kind === 'nothing' ? 404 : 200, to: null };
}

beforeEach(() => publish(rule('/old', '/new')));

describe('redirects stored in the CMS', () => {
  it('an old address redirects permanently to the new one, in the requested language', () => {
    expect(ask('/old')).toEqual({ status: 308, to: '/new' });
    expect(ask('/en/old')).toEqual({ status: 308, to: '/en/new' });
  });

  it('a temporary redirect has its own status', () => {
    publish(rule('/old', '/new', false));
    expect(ask('/old').status).toBe(307);
  });

  it('the query is kept, and parameters of the target win', () => {
    expect(ask('/old?utm_source=a&x=%26').to).toBe('/new?utm_source=a&x=%26');
    publish(rule('/old', '/new?kind=b#part'));
    expect(ask('/old?kind=a&y=1').to).toBe('/new?kind=b&y=1#part');
  });

  it('a live page is never redirected, per language', () => {
    publish(rule('/blog', '/new'), rule('/', '/new'));
    expect(ask('/blog').to).toBeNull();
    expect(ask('/')).toEqual({ status: 200, to: null });
    expect(ask('/en/blog')).toEqual({ status: 308, to: '/en/new' });
  });

  it('a chain is resolved to its end in one step, permanent only if each part is', () => {
    publish(rule('/a', '/b'), rule('/b', '/c', false), rule('/c', '/new'));
    expect(ask('/a')).toEqual({ status: 307, to: '/new' });
    expect(ask('/c')).toEqual({ status: 308, to: '/new' });
  });

  it('a chain stops at a live page', () => {
    publish(rule('/a', '/blog'), rule('/blog', '/new'));
    expect(ask('/a').to).toBe('/blog');
    expect(ask('/en/a').to).toBe('/en/new');
  });

  it.each([
    ['to itself', [rule('/a', '/a')]],
    ['to itself with a query', [rule('/a', '/a?x=1')]],
    ['to itself by its whole address', [rule('/a', `${ORIGIN}/a`)]],
    ['to itself with a slash', [rule('/a', '/a/')]],
    ['round', [rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/a')]],
    ['to itself in words', [rule('/bài', '/b%C3%A0i')]],
  ])('a redirect that leads %s shows the not-found screen', (_how, rules) => {
    publish(...rules);
    const from = encodeURI(rules[0]!.from);
    expect(ask(from)).toEqual({ status: 404, to: null });
    expect(ask(`/en${from}`)).toEqual({ status: 404, to: null });
  });

  it('an address with Vietnamese letters is matched in any encoding', () => {
    publish(rule('/giới-thiệu', '/new'));
    expect(ask('/gi%E1%BB%9Bi-thi%E1%BB%87u').to).toBe('/new');
    expect(ask('/giới-thiệu').to).toBe('/new');
  });

  it('a target on another site, or in a named language, is left unchanged', () => {
    publish(rule('/a', 'https://example.com/x'), rule('/b', '/en/new'));
    expect(ask('/en/a?y=1').to).toBe('https://example.com/x?y=1');
    expect(ask('/b').to).toBe('/en/new');
    expect(ask('/en/b').to).toBe('/en/new');
  });

  it('staff who preview drafts get the page instead of a redirect', () => {
    expect(ask('/old', true)).toEqual({ status: 200, to: null });
  });

  it('while the live addresses are unknown, nothing is redirected', () => {
    setPublishedPaths(undefined);
    setRedirects(undefined);
    expect(ask('/old')).toEqual({ status: 200, to: null });
  });
});
