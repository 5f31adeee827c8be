import { describe, expect, it } from 'vitest';
import { pagesOf } from '@/cms/collections/pages';
import { sectionBlocks } from '@/site/sections/registry.blocks';
import { compareLanguages } from '@/cms/translation-diff/compare-languages';
import { weeksOf } from '@/cms/schedule/days-of-calendar-month';

const pages = pagesOf(sectionBlocks);

const section = (title: string, href = '/book-demo') => ({
  blockType: 'callToAction',
  title,
  primary: { text: 'x', href },
});
const differences = (vi: object[], en: object[]) =>
  compareLanguages(pages.fields, { sections: vi }, { sections: en });

describe('differences between the two languages', () => {
  it.each([
    ['1.490.000 ₫, giảm 3,5% trong 12 tháng', 'VND 1,490,000, 3.5% off for 12 months'],
    ['1,49 triệu', '₫1.49m'],
    ['1.490.000 ₫', '1.49 million dong'],
    ['từ 8 đến 10 triệu', '8 to 10 million'],
    ['8 triệu rưỡi', 'eight and a half million'],
    ['mười hai cửa hàng, 44 nhân viên', '12 shops, forty-four people'],
    ['mười năm', '10 years'],
    ['mở lúc 8:30, đóng lúc 20h30', 'open at 8.30 am, closed at 8.30 pm'],
    ['800 nghìn đồng lúc 20 giờ', 'VND 800,000 at 8 pm'],
    ['từ 18 tới 23 giờ', 'between 6 and 11 pm'],
    ['trong 48 giờ', 'within 48 hours'],
    ['12/05/2026', 'May 12, 2026'],
    ['ngày 12 tháng 5 năm 2026', '12 May 2026'],
    ['12–23/12', '12 to 23 December'],
    ['sofa 2m2', 'a 2.2 m sofa'],
    ['4,5/5 sao', '4.5/5 stars'],
  ])('treats “%s” and “%s” as equal', (vi, en) => {
    expect(differences([section(vi)], [section(en)])).toEqual([]);
  });

  it.each([
    ['1.490.000 ₫', 'VND 1,940,000', '1490000', '1940000'],
    ['1,49 triệu', '1.94 million', '1490000', '1940000'],
    ['12/05/2026', 'May 13, 2026', '2026-05-12', '2026-05-13'],
    ['12/05/2026', 'May 12, 2025', '2026-05-12', '2025-05-12'],
    ['mở lúc 8:30', 'opens at 9:30', '8:30', '9:30'],
    ['44 nhân viên', 'thirty-four people', '44', ''],
    ['3,5%', '35%', '3.5', '35'],
  ])('reports “%s” and “%s” as different', (vi, en, onlyVietnamese, onlyEnglish) => {
    expect(differences([section(vi)], [section(en)])).toMatchObject([
      { kind: 'figures', vi: onlyVietnamese, en: onlyEnglish },
    ]);
  });

  it('reports where figures, links and the order of sections differ', () => {
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
  it('shows whole weeks that begin on Monday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeks.every((days) => days.length === 7)).toBe(true);
  });
});
