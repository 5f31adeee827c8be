import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeLanding, storedTouches } from '@/tracking/attribution/attribution-storage';

const AD = '?utm_source=facebook&utm_medium=fbads&utm_campaign=tet&ad_id=77';
const lastParameters = () => storedTouches().last?.parameters;

describe('the attribution stored in a browser', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    return () => vi.unstubAllGlobals();
  });

  it('contains all parameters of an advertisement link', () => {
    storeLanding(AD, null);
    expect(lastParameters()).toMatchObject({ utm_campaign: 'tet', ad_id: '77' });
  });

  it('is replaced by a later campaign', () => {
    storeLanding(AD, null);
    storeLanding('?utm_source=letter&utm_medium=email', null);
    expect(lastParameters()).toEqual({ utm_source: 'letter', utm_medium: 'email' });
    storeLanding(AD, null);
    expect(lastParameters()).toMatchObject({ ad_id: '77' });
  });

  it('is kept on a later visit without parameters', () => {
    storeLanding(AD, null);
    storeLanding('?page=2', null);
    expect(lastParameters()).toMatchObject({ ad_id: '77' });
  });
});
