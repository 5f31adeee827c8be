import { describe, expect, it } from 'vitest';
import { toWeeks } from '@/site/sections/illustration/account-weeks/model';
import { toRetentionBars } from '@/content/transforms/retention-bars';
import { toProjectPhases } from '@/site/sections/project-hero/model';

describe('the phases of a project', () => {
  it('keep the order of the lanes, and leave out who has nothing to do', () => {
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

  it('give the work to somebody who has a task', () => {
    const [phase] = toProjectPhases([
      { when: 'Tuần 1', partner: 'Vẽ', us: null, holder: 'customer' },
    ]);
    expect(phase?.holder).toBe('partner');
  });

  it('leave out a phase without tasks', () => {
    expect(toProjectPhases([{ when: 'Tuần 3', customer: '\n', holder: 'customer' }])).toEqual([]);
  });
});

describe('the weeks of an account', () => {
  const rows = [
    { week: 8, used: 13, daysLeft: 83 },
    { week: 6, used: 11, daysLeft: 97 },
    { week: 8, used: 40, daysLeft: 1 },
  ];

  it('run from early to late, each once, and turn in the week named', () => {
    expect(toWeeks(rows, [], 8)).toEqual([
      { week: 6, used: 11, daysLeft: 97, turned: false, events: [] },
      { week: 8, used: 13, daysLeft: 83, turned: true, events: [] },
    ]);
  });

  it('carry the numbers of their events; an event of another week pins nothing', () => {
    const events = [{ week: 8 }, { week: 12 }, { week: 8 }];
    expect(toWeeks(rows, events, 8).map((one) => one.events)).toEqual([[], [1, 3]]);
  });

  it('stay before the turn while it is later than all of them', () => {
    expect(toWeeks(rows, [], 20).some(({ turned }) => turned)).toBe(false);
  });
});

describe('bars of how long things are kept', () => {
  it('share one scale in years, with marks in the words of the language', () => {
    expect(toRetentionBars(['24', '0', '-', '36'], 4, 'en')).toEqual({
      marks: ['12', '24', '36 months'],
      shares: [expect.closeTo(66.67), 0, null, 100],
    });
  });

  it.each([[['24']], [['24', 'hai năm']], [['24', '-1']], [[]]])(
    'are not drawn from %j for two rows',
    (lines) => {
      expect(toRetentionBars(lines, 2, 'vi')).toBeNull();
    },
  );
});
