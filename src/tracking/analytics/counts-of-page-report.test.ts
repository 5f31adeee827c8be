import { beforeEach, describe, expect, it } from 'vitest';
import { setPublishedPaths } from '@/i18n/published-paths-by-language';
import { isBot } from '@/tracking/analytics/detect-bots';
import { countsOf } from '@/tracking/analytics/counts-of-page-report';
import { reportBody } from '@/tracking/analytics/page-report-schema';

const counted = (path: string, notes: string[]) => countsOf({ path, from: null, notes });

beforeEach(() => {
  setPublishedPaths({ vi: new Set(['/', '/pricing']), en: new Set(['/', '/pricing']) });
});

describe('a page report', () => {
  it('counts the page without its language, and each event once', () => {
    expect(
      counted('/en/pricing', ['view', 'view', 'form-start book-demo', 'call-to-action /en']),
    ).toMatchObject({
      path: '/pricing',
      language: 'en',
      events: [
        { event: 'view', target: '' },
        { event: 'form-start', target: 'book-demo' },
        { event: 'call-to-action', target: '/' },
      ],
    });
    expect(counted('/', ['view'])).toMatchObject({ path: '/', language: 'vi' });
  });

  it('counts secret and unknown addresses only as "(other)"', () => {
    const secrets = ['/tickets/abc', '/en/newsletter/abc', '/form/book-demo', '/no-such-page'];
    for (const path of secrets) expect(counted(path, ['view']).path).toBe('(other)');
    expect(counted('/newsletter/thank-you', ['view']).path).toBe('/newsletter/thank-you');
    expect(counted('/', ['call-to-action /tickets/abc']).events).toEqual([
      { event: 'call-to-action', target: '(other)' },
    ]);
  });

  it('ignores unknown events', () => {
    expect(
      counted('/', ['login', 'view of me', 'form-start', 'form-start tax', 'constructor', ''])
        .events,
    ).toEqual([]);
  });
});

describe('the body of a page report', () => {
  const report = { path: '/', from: null, notes: ['view'] };

  it('accepts known fields only', () => {
    expect(reportBody.safeParse(report).success).toBe(true);
    const from = { source: '', medium: '', campaign: '', referrer: '' };
    expect(reportBody.safeParse({ ...report, from }).success).toBe(true);
    for (const bad of [
      { ...report, email: 'lan@example.com' },
      { ...report, from: { ...from, id: '1' } },
      { ...report, from: { ...from, source: 'a'.repeat(101) } },
      { ...report, path: 'https://site.example/' },
      { ...report, path: `/${'a'.repeat(300)}` },
      { ...report, notes: [] },
      { ...report, notes: Array.from({ length: 31 }, () => 'view') },
      { ...report, notes: [1] },
      null,
      'view',
    ]) {
      expect(reportBody.safeParse(bad).success).toBe(false);
    }
  });
});

describe('bots', () => {
  it.each([
    null,
    '',
    'curl/8.5.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'facebookexternalhit/1.1',
  ])('%s is a bot', (agent) => {
    expect(isBot(agent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36 Zalo android/250801',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/137.0.0.0 Chrome/131.0.0.0 Safari/537.36',
  ])('%s is a browser', (agent) => {
    expect(isBot(agent)).toBe(false);
  });
});
