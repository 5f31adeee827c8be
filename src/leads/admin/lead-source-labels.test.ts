import { describe, expect, it } from 'vitest';
import { sourceLines } from './lead-source-labels';

const lead = { source: 'form', page: '/book-demo' } as const;
const visit = (page: string, referrer: string, parameters: Record<string, string> = {}) => ({
  at: '2026-11-20T02:00:00.000Z',
  page,
  referrer,
  parameters,
});

describe('the origin of a lead, in words', () => {
  it('names the campaign, the first and the latest visit, and the page of the form', () => {
    const parameters = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Tet $& 2027' };
    expect(
      sourceLines(
        {
          ...lead,
          attribution: parameters,
          firstTouch: visit('/solutions/sales', 'https://www.facebook.com/groups/cx'),
          lastTouch: visit('/pricing', 'https://www.google.com/', parameters),
        },
        'vi',
      ),
    ).toEqual([
      'google · quảng cáo · chiến dịch “Tet $& 2027”',
      'Ghé lần đầu: /solutions/sales, từ facebook.com/groups/cx',
      'Ghé gần nhất: /pricing, từ google.com',
      'Gửi form tại /book-demo',
    ]);
  });

  it('says that a visitor came directly, once for a single visit', () => {
    const only = visit('/contact', '');
    expect(sourceLines({ ...lead, firstTouch: only, lastTouch: only }, 'en')).toEqual([
      'Came directly, by no campaign',
      'First visit: /contact',
      'Sent the form on /book-demo',
    ]);
  });

  it('names the import or advertisement for a lead without a form, whatever else is stored', () => {
    expect(sourceLines({ source: 'import', attribution: ['x'], firstTouch: 3 }, 'en')).toEqual([
      'Imported file',
    ]);
  });
});
