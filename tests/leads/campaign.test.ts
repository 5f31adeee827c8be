import { describe, expect, it } from 'vitest';
import { campaignOf } from '@/leads/endpoint/origin';
import { rememberCampaign, visitCampaign } from '@/tracking/attribution';

const from = (referer: string) => campaignOf(new Headers({ referer }));

describe('the campaign of a form sent without JavaScript', () => {
  it('is read from the address of its page', () => {
    expect(
      from('https://site.example/book-demo?utm_source=zalo&utm_medium=cpc&utm_term=&gclid=1&x=2'),
    ).toEqual({ utm_source: 'zalo', utm_medium: 'cpc' });
  });

  it.each(['', 'about:blank', 'not an address', 'https://site.example/book-demo'])(
    'is none for "%s"',
    (referer) => expect(from(referer)).toEqual({}),
  );
});

describe('the campaign of a visit', () => {
  it('lasts until a newer one takes its place', () => {
    rememberCampaign('?utm_source=zalo&utm_campaign=tet');
    rememberCampaign('?page=2');
    expect(visitCampaign()).toEqual({ utm_source: 'zalo', utm_campaign: 'tet' });
    rememberCampaign('?utm_source=news');
    expect(visitCampaign()).toEqual({ utm_source: 'news' });
  });
});
