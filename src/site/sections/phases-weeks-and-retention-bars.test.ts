import { describe, expect, it } from 'vitest';
import { toWeeks } from '@/site/sections/illustration/customer-account-by-week/model';
import { toRetentionBars } from '@/content/transforms/data-retention-bars';
import { toProjectPhases } from '@/site/sections/project-hero/model';

describe('the phases of a project', () => {
  it('keep the order of the lanes, and omit lanes without a task', () => {
    expect(
      toProjectPhases([
        { when: 'Tuần 2', us: 'Nối POS', customer: ' ', partner: 'Soạn', holder: 'us' },
      ]),
    ).toEqual([
      {
        when: 'Tuần 2',
        tasks: [
          { party: 'partner', text: 'Soạn' },
          { party: 'us', text: 'Nối POS' },
        ],
        holder: 'us',
      },
    ]);
  });

  it('are assigned only to a lane that has a task', () => {
    const [phase] = toProjectPhases([
      { when: 'Tuần 1', partner: 'Vẽ', us: null, holder: 'customer' },
    ]);
    expect(phase?.holder).toBe('partner');
  });

  it('omit a phase without tasks', () => {
    expect(toProjectPhases([{ when: 'Tuần 3', customer: '\n', holder: 'customer' }])).toEqual([]);
  });
});

describe('the weeks of a customer account', () => {
  const rows = [
    { week: 8, used: 13, daysLeft: 83 },
    { week: 6, used: 11, daysLeft: 97 },
    { week: 8, used: 40, daysLeft: 1 },
  ];

  it('are sorted, unique, and marked from the turning point on', () => {
    expect(toWeeks(rows, [], 8)).toEqual([
      { week: 6, used: 11, daysLeft: 97, turned: false, events: [] },
      { week: 8, used: 13, daysLeft: 83, turned: true, events: [] },
    ]);
  });

  it('carry the numbers of their events, and ignore events of other weeks', () => {
    const events = [{ week: 8 }, { week: 12 }, { week: 8 }];
    expect(toWeeks(rows, events, 8).map((one) => one.events)).toEqual([[], [1, 3]]);
  });

  it('are not marked when the turning point is later than all of them', () => {
    expect(toWeeks(rows, [], 20).some(({ turned }) => turned)).toBe(false);
  });
});

describe('bars of retention periods', () => {
  it('share one scale in years, labelled in the language of the page', () => {
    expect(toRetentionBars(['24', '0', '-', '36'], 4, 'en')).toEqual({
      ticks: ['12', '24', '36 months'],
      shares: [expect.closeTo(66.67), 0, null, 100],
    });
  });

  it.each([[['24']], [['24', 'hai năm']], [['24', '-1']], [[]]])(
    'are not drawn for two rows from %j',
    (lines) => {
      expect(toRetentionBars(lines, 2, 'vi')).toBeNull();
    },
  );
});
