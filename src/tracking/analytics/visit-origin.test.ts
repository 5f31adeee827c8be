import { describe, expect, it } from 'vitest';
import { readLanding } from '@/tracking/analytics/visit-origin-in-browser';
import { originOf } from '@/tracking/analytics/visit-origin';

const load = (search: string, referrer = '', type = 'navigate') =>
  readLanding({ address: new URL(`https://site.example/pricing${search}`), referrer, type });

const origin = (search: string, referrer = '') => originOf(load(search, referrer).from);

describe('a visit begins', () => {
  it('with a typed address, a link from another site, or a new campaign', () => {
    expect(load('').isVisit).toBe(true);
    expect(load('', 'https://news.example/a?b=c').isVisit).toBe(true);
    expect(load('?utm_source=zalo').isVisit).toBe(true);
  });

  it('not with a link from this site, a reload or the Back button; a campaign in the address is still read', () => {
    for (const [referrer, type] of [
      ['https://site.example/', 'navigate'],
      ['https://news.example/', 'reload'],
      ['', 'back_forward'],
    ] as const) {
      expect(load('', referrer, type)).toEqual({ isVisit: false, from: null });
      const { isVisit, from } = load('?utm_source=zalo', referrer, type);
      expect(isVisit).toBe(false);
      expect(originOf(from)).toEqual({ source: 'zalo', medium: '(none)', campaign: '' });
    }
    expect(originOf(null)).toEqual({ source: '(unknown)', medium: '(unknown)', campaign: '' });
  });
});

describe('a page with a token in its address', () => {
  const token = `t7-0-${'a'.repeat(43)}`;

  it.each(['/privacy', '/en/tickets', '/newsletter'])(
    'does not begin a visit, because it sends no referrer: below %s',
    (path) => {
      const address = new URL(`https://site.example${path}/${token}`);
      expect(readLanding({ address, referrer: '', type: 'navigate' }).isVisit).toBe(false);
    },
  );
});

describe('the origin of a visit', () => {
  it('is the campaign in the address, before the referring site', () => {
    expect(
      origin('?utm_source=Zalo&utm_medium=OA&utm_campaign=Tết 2027', 'https://www.facebook.com/'),
    ).toEqual({ source: 'zalo', medium: 'oa', campaign: 'tết 2027' });
    expect(origin('?utm_source=zalo', 'https://www.google.com/')).toEqual({
      source: 'zalo',
      medium: '(none)',
      campaign: '',
    });
    expect(origin('?gclid=abc', 'https://www.google.com/')).toMatchObject({
      source: 'google',
      medium: 'cpc',
    });
  });

  it.each([
    ['', '(direct)', '(none)'],
    ['https://www.google.com.vn/', 'google', 'organic'],
    ['https://coccoc.com/search', 'coccoc', 'organic'],
    ['https://l.facebook.com/l.php?u=x', 'facebook', 'social'],
    ['https://t.co/abc', 'x', 'social'],
    ['https://www.vnexpress.example/a/b?c=d', 'vnexpress.example', 'referral'],
    ['https://notgoogle.com/', 'notgoogle.com', 'referral'],
    ['not an address', '(direct)', '(none)'],
  ])('from %s is %s by %s', (referrer, source, medium) => {
    expect(origin('', referrer)).toEqual({ source, medium, campaign: '' });
  });

  it('drops values that look like an e-mail address or a telephone number', () => {
    for (const personal of [
      'lan@example.com',
      'lan%40example.com',
      '0912 345 678',
      '+84912345678',
      'call +65 9123 4567',
      'goi-0912.345.678',
    ]) {
      const query = new URLSearchParams({ utm_source: 'mail', utm_campaign: personal });
      expect(origin(`?${query}`).campaign).toBe('(other)');
    }
  });

  it('keeps a long numeric id of an advertisement', () => {
    expect(origin('?utm_source=facebook&utm_campaign=120211234567890123').campaign).toBe(
      '120211234567890123',
    );
  });

  it('can not imitate a reserved name, and contains no line breaks or control characters', () => {
    const query = new URLSearchParams({ utm_source: '(direct)', utm_campaign: '<b>\u0000\n=1+1' });
    expect(origin(`?${query}`)).toEqual({ source: 'direct', medium: '(none)', campaign: 'b 1+1' });
  });

  it('is cut to 100 characters', () => {
    expect(origin(`?utm_source=${'a'.repeat(5000)}`).source).toBe('a'.repeat(100));
  });
});
