import { describe, expect, it } from 'vitest';
import { pages } from '@/cms/collections/pages';
import { compareLanguages } from '@/cms/parity/compare';
import { figuresOf } from '@/cms/parity/figures';
import { weeksOf } from '@/cms/schedule/month';

const section = (title: string, href = '/book-demo') => ({
  blockType: 'callToAction',
  title,
  primary: { text: 'x', href },
});
const differences = (vi: object[], en: object[]) =>
  compareLanguages(pages.fields, { sections: vi }, { sections: en });

describe('parity of the two languages', () => {
  it('reads figures as each language writes them', () => {
    expect(figuresOf('1.490.000 ₫, giảm 3,5% trong 12 tháng', 'vi')).toEqual([
      '1490000',
      '3.5',
      '12',
    ]);
    expect(figuresOf('VND 1,490,000, 3.5% off for 12 months', 'en')).toEqual([
      '1490000',
      '3.5',
      '12',
    ]);
    expect(figuresOf('800 nghìn đồng lúc 20 giờ', 'vi')).toEqual(['800000']);
    expect(figuresOf('VND 800,000 at 8 pm', 'en')).toEqual(['800000']);
  });

  it('finds figures, links and the order of sections that differ, and where', () => {
    expect(differences([section('30 phút')], [section('30 minutes')])).toEqual([]);
    expect(differences([section('30 phút')], [section('45 minutes')])).toMatchObject([
      {
        kind: 'figures',
        vi: '30',
        en: '45',
      },
    ]);
    const [found] = differences([section('30 phút')], [section('45 minutes')]);
    expect(found?.place.en).toMatch(/^Sections › 1/);
    expect(differences([section('x', '/a')], [section('x', '/b')])).toMatchObject([
      { kind: 'links', vi: '/a', en: '/b' },
    ]);
    const hero = { blockType: 'plainHero', title: 'x' };
    expect(differences([hero, section('x')], [section('x'), hero])).toMatchObject([
      { kind: 'sections' },
    ]);
  });
});

describe('the calendar', () => {
  it('shows whole weeks, Monday first', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeks.every((days) => days.length === 7)).toBe(true);
  });
});
