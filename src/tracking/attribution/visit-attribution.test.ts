import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Touch } from '@/leads/schema/attribution-touchpoint';

const page = (address: string) => new URL(`https://site.example${address}`);
const parameters = (touch: Touch | null) => touch?.parameters;

describe('the touches of a visit', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  const newVisit = () => import('@/tracking/attribution/visit-attribution');

  it('are the first page and the last campaign; later pages without parameters change nothing', async () => {
    const visit = await newVisit();
    visit.recordLanding(page('/?utm_source=zalo&utm_campaign=tet'), 'https://other.example/a?b=c');
    visit.recordLanding(page('/pricing?page=2'), 'https://other.example/a?b=c');
    expect(visit.visitTouches()).toMatchObject({
      first: { page: '/', referrer: 'https://other.example/a' },
      last: { parameters: { utm_source: 'zalo', utm_campaign: 'tet' } },
    });
    visit.recordLanding(page('/en?utm_source=news'), '');
    const { first, last } = visit.visitTouches();
    expect(parameters(first)).toEqual({ utm_source: 'zalo', utm_campaign: 'tet' });
    expect(parameters(last)).toEqual({ utm_source: 'news' });
    expect(Object.keys(visit.visitControls())).toEqual(['utm_source', 'firstTouch', 'lastTouch']);
  });

  it('do not change when the same address is opened in the other language', async () => {
    const visit = await newVisit();
    visit.recordLanding(page('/pricing?utm_source=zalo'), 'https://other.example/a');
    visit.recordLanding(page('/en/pricing?utm_source=zalo'), 'https://other.example/a');
    expect(visit.visitTouches().last).toMatchObject({ page: '/pricing' });
    visit.recordLanding(page('/en/pricing?utm_source=news'), '');
    visit.recordLanding(page('/pricing?utm_source=zalo'), '');
    expect(parameters(visit.visitTouches().last)).toEqual({ utm_source: 'zalo' });
  });

  it('use the stored campaign for a visit without referrer, if the visitor agreed to storage', async () => {
    const visit = await newVisit();
    const earlier = (source: string): Touch => ({
      at: null,
      page: '/',
      referrer: '',
      parameters: { utm_source: source },
    });
    visit.recordLanding(page('/pricing'), '', { first: earlier('first'), last: earlier('last') });
    const { first, last } = visit.visitTouches();
    expect(parameters(first)).toEqual({ utm_source: 'first' });
    expect(parameters(last)).toEqual({ utm_source: 'last' });
  });

  it('use the new campaign when there is one', async () => {
    const visit = await newVisit();
    visit.recordLanding(page('/?utm_source=new'), '', { first: null, last: null });
    expect(parameters(visit.visitTouches().last)).toEqual({ utm_source: 'new' });
  });
});
