import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Touch } from '@/leads/schema/touch';

const page = (address: string) => new URL(`https://site.example${address}`);
const parameters = (touch: Touch | null) => touch?.parameters;

describe('how a visit came', () => {
  beforeEach(() => {
    vi.resetModules();
  });
  const newVisit = () => import('@/tracking/attribution/visit');

  it('is the page it began on; later pages add nothing, and a later campaign is the last touch', async () => {
    const visit = await newVisit();
    visit.noteLanding(page('/?utm_source=zalo&utm_campaign=tet'), 'https://other.example/a?b=c');
    visit.noteLanding(page('/pricing?page=2'), 'https://other.example/a?b=c');
    expect(visit.visitTouches()).toMatchObject({
      first: { page: '/', referrer: 'https://other.example/a' },
      last: { parameters: { utm_source: 'zalo', utm_campaign: 'tet' } },
    });
    visit.noteLanding(page('/en?utm_source=news'), '');
    const { first, last } = visit.visitTouches();
    expect(parameters(first)).toEqual({ utm_source: 'zalo', utm_campaign: 'tet' });
    expect(parameters(last)).toEqual({ utm_source: 'news' });
    expect(Object.keys(visit.visitControls())).toEqual(['utm_source', 'firstTouch', 'lastTouch']);
  });

  it('does not land again on the page that keeps its query in the other language', async () => {
    const visit = await newVisit();
    visit.noteLanding(page('/pricing?utm_source=zalo'), 'https://other.example/a');
    visit.noteLanding(page('/en/pricing?utm_source=zalo'), 'https://other.example/a');
    expect(visit.visitTouches().last).toMatchObject({ page: '/pricing' });
    visit.noteLanding(page('/en/pricing?utm_source=news'), '');
    visit.noteLanding(page('/pricing?utm_source=zalo'), '');
    expect(parameters(visit.visitTouches().last)).toEqual({ utm_source: 'zalo' });
  });

  it('is an earlier campaign, for a visit by the address alone of somebody who let us keep it', async () => {
    const visit = await newVisit();
    const earlier = (source: string): Touch => ({
      at: null,
      page: '/',
      referrer: '',
      parameters: { utm_source: source },
    });
    visit.noteLanding(page('/pricing'), '', { first: earlier('first'), last: earlier('last') });
    const { first, last } = visit.visitTouches();
    expect(parameters(first)).toEqual({ utm_source: 'first' });
    expect(parameters(last)).toEqual({ utm_source: 'last' });
  });

  it('is the new campaign, for one that comes by another', async () => {
    const visit = await newVisit();
    visit.noteLanding(page('/?utm_source=new'), '', { first: null, last: null });
    expect(parameters(visit.visitTouches().last)).toEqual({ utm_source: 'new' });
  });
});
