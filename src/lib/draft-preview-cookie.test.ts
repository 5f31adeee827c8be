import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPreview, signPreview } from './draft-preview-cookie';

const SECRET = 'a-secret-of-the-preview-test-0123456789';
const shows = (value: string | undefined, now?: number) =>
  isPreview((name) => (name === 'preview' ? value : undefined), now);

describe('foundation: a draft shows only to a signed-in editor or admin, in a preview that this site has started', () => {
  beforeEach(() => vi.stubEnv('INTERNAL_SECRET', SECRET));
  afterEach(() => vi.unstubAllEnvs());

  it('a preview cookie lasts as long as a session', () => {
    const begun = Date.now();
    expect(shows(signPreview(begun))).toBe(true);
    expect(shows(signPreview(begun), begun + 7 * 60 * 60 * 1000)).toBe(true);
    expect(shows(signPreview(begun), begun + 9 * 60 * 60 * 1000)).toBe(false);
  });

  const elsewhere = () => {
    vi.stubEnv('INTERNAL_SECRET', `${SECRET}-of-another-site`);
    const value = signPreview();
    vi.stubEnv('INTERNAL_SECRET', SECRET);
    return value;
  };
  it.each<[string, () => string | undefined]>([
    ['none', () => undefined],
    ['an empty one', () => ''],
    ['anything', () => 'anything'],
    ['one of a longer life', () => signPreview().replace(/^\d+/, '99999999999')],
    [
      'one of another signature',
      () => signPreview().replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')),
    ],
    ['the signature of another site', elsewhere],
  ])('%s shows nothing', (_what, value) => {
    expect(shows(value())).toBe(false);
  });

  it('without a secret there is no preview', () => {
    const value = signPreview();
    vi.stubEnv('INTERNAL_SECRET', '');
    expect(shows(value)).toBe(false);
  });
});
