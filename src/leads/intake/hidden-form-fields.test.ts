import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEnvelope } from '@/leads/intake/read-posted-form';
import { HONEYPOT } from '@/leads/schema/form-values-and-hidden-fields';
import { utmParameters } from '@/leads/schema/attribution-touchpoint';

describe('the hidden values of a form', () => {
  it('forms: hidden fields say version, page and locale (and are read)', () => {
    const hidden = { version: 'v5', page: '/book-demo', locale: 'en' };
    expect(readEnvelope(hidden)).toMatchObject(hidden);
    expect(readEnvelope({ [HONEYPOT]: 'x' }).honeypotFilled).toBe(true);
  });

  it('§3 form version is default or v5', () => {
    expect(readEnvelope({ version: 'v5' }).version).toBe('v5');
    for (const version of ['default', 'v9', 'V5', 'v5 ', '', undefined, null, 5, ['v5']]) {
      expect(readEnvelope({ version }).version).toBe('default');
    }
  });

  it('accepts slugs of an event, a document and a position, and nothing else', () => {
    const slugs = { event: 'ai-cx-summit', document: 'nps-handbook', position: 'cx-writer-2' };
    expect(readEnvelope(slugs)).toMatchObject(slugs);
    for (const event of ['', 'Ai', 'a b', '../a', 'a--b', '-a', 'x'.repeat(121), 7, null]) {
      expect(readEnvelope({ event }).event).toBeNull();
    }
  });

  it('treats malformed values as missing', () => {
    expect(
      readEnvelope({
        version: 'v9',
        page: 'https://elsewhere.example/',
        locale: 'fr',
        key: 'not-a-uuid',
        startedAt: 'yesterday',
        utm_source: 7,
      }),
    ).toEqual({
      version: 'default',
      page: '/',
      locale: 'vi',
      key: null,
      startedAt: null,
      attribution: {},
      firstTouch: null,
      lastTouch: null,
      event: null,
      document: null,
      position: null,
      honeypotFilled: false,
    });
  });

  it('§3 the five UTM parameters go with a lead (and can be stored, whatever the address held)', () => {
    expect(utmParameters).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
    ]);
    // The database would refuse a lead with a lone surrogate or a NUL.
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (value) => {
        const raw = Object.fromEntries(utmParameters.map((name) => [name, `${value}😀`.repeat(2)]));
        const { attribution } = readEnvelope(raw);
        expect(Object.keys(attribution)).toEqual(utmParameters);
        for (const kept of Object.values(attribution)) {
          expect(kept.isWellFormed()).toBe(true);
          expect(kept).not.toContain('\0');
          expect(kept.length).toBeLessThanOrEqual(300);
        }
      }),
    );
    expect(
      readEnvelope({ utm_source: `${'x'.repeat(299)}😀` }).attribution.utm_source,
    ).toHaveLength(300);
  }, 30_000);
});
