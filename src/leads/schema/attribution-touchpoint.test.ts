import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageOf, readEnvelope } from '@/leads/intake/read-posted-form';
import {
  isAdLanding,
  readTouch,
  type Touch,
  touchControls,
  touchOf,
} from '@/leads/schema/attribution-touchpoint';

const SITE = 'https://site.example';
const landing = (query: string, path = '/pricing') => new URL(`${SITE}${path}?${query}`);
const parametersOf = (query: string) => touchOf(landing(query), '', null).parameters;

describe('§3 ads info keeps every query parameter of the landing URL as strings', () => {
  it('are all kept, in order of importance, numbers and empty ones too', () => {
    expect(
      parametersOf('x=1&ad_id=77&utm_medium=fbads&utm_source=facebook&placement=feed&empty='),
    ).toEqual({
      utm_source: 'facebook',
      utm_medium: 'fbads',
      ad_id: '77',
      x: '1',
      placement: 'feed',
      empty: '',
    });
  });

  it('take the first of duplicate values', () => {
    expect(parametersOf('utm_medium=cpc&gclid=a&gclid=b&k=1&k=2')).toEqual({
      utm_medium: 'cpc',
      gclid: 'a',
      k: '1',
    });
  });

  it('are kept in any encoding', () => {
    expect(
      parametersOf(
        'utm_medium=cpc&gclid=a&name=L%C3%AA+Lan&broken=%E0%A4%A&percent=100%&n%00ul=1%00',
      ),
    ).toEqual({
      utm_medium: 'cpc',
      gclid: 'a',
      name: 'Lê Lan',
      broken: '\uFFFD%A',
      percent: '100%',
      nul: '1',
    });
  });

  it('are 200 at most and 8 KiB; the least important ones are dropped beyond that', () => {
    const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}=${n}`).join('&');
    expect(Object.keys(parametersOf(`${many(198)}&utm_medium=cpc&gclid=a`))).toHaveLength(200);
    const bounded = parametersOf(`${many(300)}&utm_medium=cpc&gclid=a`);
    expect(Object.keys(bounded)).toHaveLength(200);
    expect(bounded).toMatchObject({ utm_medium: 'cpc', gclid: 'a' });
    const long = parametersOf(`big=${'x'.repeat(1_000_000)}&utm_medium=cpc&gclid=a&after=1`);
    expect(long.big).toHaveLength(300);
    expect(long.after).toBe('1');
  });

  it('are kept without their last campaign names, and with the id of the click, when these names are long', () => {
    const name = encodeURIComponent('ế'.repeat(300));
    const campaign = ['source', 'campaign', 'term', 'content'].map((one) => `utm_${one}=${name}`);
    for (const click of ['utm_medium=fbads&ad_id=77', 'utm_medium=cpc&gclid=a']) {
      const kept = parametersOf(`${campaign.join('&')}&${click}`);
      expect(kept).toMatchObject(Object.fromEntries(new URLSearchParams(click)));
      expect(kept).toHaveProperty('utm_campaign');
    }
  });

  it('names of the language itself stay out', () => {
    const kept = parametersOf('utm_medium=cpc&gclid=a&__proto__=x&constructor=y&prototype=z');
    expect(kept).toEqual({ utm_medium: 'cpc', gclid: 'a' });
    expect(Object.getPrototypeOf(kept)).toBe(Object.prototype);
  });

  it('of any address can be stored and posted', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), {
          maxLength: 60,
        }),
        (pairs) => {
          const query = new URLSearchParams(pairs);
          query.set('utm_medium', 'cpc');
          query.set('gclid', 'a');
          const touch = touchOf(landing(query.toString()), '', null);
          const sent = touchControls(touch, touch);
          expect(new URLSearchParams(sent).toString().length).toBeLessThan(40_000);
          for (const text of Object.entries(touch.parameters).flat()) {
            expect(text.isWellFormed()).toBe(true);
            expect(text).not.toContain('\0');
          }
          expect(readTouch(sent.lastTouch)).toEqual(touch);
        },
      ),
      { numRuns: 30 },
    );
  }, 30_000);
});

describe('landing addresses that count as an advertisement', () => {
  const kept = (query: string) => isAdLanding(new URLSearchParams(query));

  it('§4 landing parameters are kept for fbads with an ad_id', () => {
    expect(kept('utm_medium=fbads&ad_id=1')).toBe(true);
    expect(parametersOf('utm_medium=fbads&ad_id=1&x=2')).toHaveProperty('x', '2');
    for (const miss of [
      'utm_medium=fbads',
      'utm_medium=fbads&ad_id=',
      'ad_id=1',
      'utm_medium=FBADS&ad_id=1',
      'utm_medium=fbads2&ad_id=1',
      'utm_medium=fbads&gclid=1',
      'utm_source=fbads&ad_id=1',
      'UTM_MEDIUM=fbads&ad_id=1',
      'utm_medium=other&utm_medium=fbads&ad_id=1',
    ]) {
      expect({ miss, kept: kept(miss) }).toEqual({ miss, kept: false });
      expect(parametersOf(`${miss}&x=2`)).not.toHaveProperty('x');
    }
  });

  it('§4 landing parameters are kept for cpc with a gclid', () => {
    expect(kept('utm_medium=cpc&gclid=1')).toBe(true);
    expect(parametersOf('utm_medium=cpc&gclid=1&x=2')).toHaveProperty('x', '2');
    for (const miss of [
      'utm_medium=cpc',
      'utm_medium=cpc&gclid=',
      'gclid=1',
      'utm_medium=cpc&ad_id=1',
      'utm_medium=CPC&gclid=1',
    ]) {
      expect({ miss, kept: kept(miss) }).toEqual({ miss, kept: false });
      expect(parametersOf(`${miss}&x=2`)).not.toHaveProperty('x');
    }
  });
});

describe('a touch of a visitor', () => {
  it('has the landing path, the referring site without its query, and the five campaign parameters', () => {
    const touch = touchOf(
      landing('utm_source=zalo&utm_term=&x=2', '/en/metrics/csat'),
      'https://search.example/find?q=lan%40tamvia.vn#top',
      '2026-01-31T03:00:00.000Z',
    );
    expect(touch).toEqual({
      at: '2026-01-31T03:00:00.000Z',
      page: '/en/metrics/csat',
      referrer: 'https://search.example/find',
      parameters: { utm_source: 'zalo' },
    });
  });

  it.each(['', 'no address', 'android-app://com.example', `${SITE}/blog`])(
    'has no referring site when the browser says "%s"',
    (referrer) => expect(touchOf(landing(''), referrer, null).referrer).toBe(''),
  );

  it('is refused unless it was stored in this form', () => {
    const nothing: Touch = { at: null, page: '/', referrer: '', parameters: {} };
    expect(
      readTouch('{"at":"soon","page":"//evil","referrer":"javascript:1","parameters":[1]}'),
    ).toEqual(nothing);
    expect(readTouch('{"parameters":{"a":1,"b":{"c":2},"d":"e"}}')).toEqual({
      ...nothing,
      parameters: { d: 'e' },
    });
    for (const other of ['', 'x', '[]', 'null', '7', '{', 'x'.repeat(20_000), 7, null, undefined]) {
      expect(readTouch(other)).toBeNull();
    }
  });
});

describe('the campaign of a form sent without JavaScript', () => {
  const from = (referer: string) => readEnvelope({}, pageOf(new Headers({ referer })));

  it("is read from the address of the form's page", () => {
    const { attribution, lastTouch, firstTouch } = from(
      `${SITE}/book-demo?utm_source=google&utm_medium=cpc&gclid=1&x=2`,
    );
    const parameters = { utm_source: 'google', utm_medium: 'cpc', gclid: '1', x: '2' };
    expect(attribution).toEqual(parameters);
    expect(lastTouch).toEqual({ at: null, page: '/book-demo', referrer: '', parameters });
    expect(firstTouch).toEqual(lastTouch);
  });

  it('gives way to the touch that a script has sent', () => {
    const sent = touchOf(landing('utm_source=letter'), '', null);
    const page = landing('utm_source=google', '/book-demo');
    const { attribution, lastTouch } = readEnvelope(touchControls(null, sent), page);
    expect(attribution).toEqual({ utm_source: 'letter' });
    expect(lastTouch).toEqual(sent);
  });

  it.each(['', 'about:blank', 'not an address', `${SITE}/book-demo`])(
    'does not exist for "%s"',
    (referer) => {
      expect(from(referer)).toMatchObject({ attribution: {}, lastTouch: null, firstTouch: null });
    },
  );
});
