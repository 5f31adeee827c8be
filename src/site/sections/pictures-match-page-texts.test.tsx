import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { TransformContext } from '@/content/transforms/transform-context';
import { locales, type Locale } from '@/i18n/locales';
import { textsOf } from '@/lib/collect-strings-in-json';
import type { Page } from '@/payload-types';
import { toAccountBox } from '@/site/sections/illustration/account-data-flow/model';
import { hourCounts } from '@/lib/parse-hourly-counts';
import { toIllustrationModel } from '@/site/sections/illustration/model';
import { describeMonth } from '@/site/sections/illustration/monthly-cost/describe-month';
import { cheapestOf, costOf, startOf } from '@/site/sections/illustration/monthly-cost/plan-costs';
import { toTeamMonth } from '@/site/sections/illustration/duty-calendar/model';
import { Illustration } from '@/site/sections/illustration/view';
import { Tally } from '@/site/sections/signed-letter/tally-marks';

type Section = NonNullable<Page['sections']>[number];
type Drawing = Extract<Section, { blockType: 'illustration' }>;

/** Pages, each with the variant of its characteristic illustration. */
const signatures = [
  ['pricing', 'monthlyCost'],
  ['trust', 'accountBox'],
  ['cxm-framework', 'resultWall'],
  ['careers', 'teamMonth'],
  ['solutions.food-and-beverage', 'kitchenMove'],
  ['solutions.retail', 'storeDay'],
  ['solutions.use-case.zalo-csat', 'narrowingFlow'],
  ['solutions.use-case.boost-conversion', 'heldBack'],
  ['solutions.use-case.customer-support', 'handoverPaths'],
  ['solutions.use-case.in-store-survey', 'floorPlan'],
  ['solutions.use-case.lead-capture', 'messagesByHour'],
  ['solutions.use-case.omnichannel-review', 'complaintsByWeek'],
  ['solutions.use-case.online-survey', 'questionCut'],
] as const;

const contextOf = (locale: Locale) => ({ locale }) as TransformContext;

function sectionsOf(locale: Locale, page: string): Section[] {
  const file = readFileSync(`content/${locale}/pages/${page}.json`, 'utf8');
  return (JSON.parse(file) as { sections: Section[] }).sections;
}

/** The numbers in a text, without separators. */
const numbersOf = (text: string) =>
  [...text.matchAll(/\d+(?:[.,:]\d+)*/gu)].map(([number]) => number.replaceAll(/[.,]/gu, ''));

function drawingOf(locale: Locale, page: string, variant: string): Drawing {
  const found = sectionsOf(locale, page).find(
    (section) => section.blockType === 'illustration' && section.variant === variant,
  );
  if (found?.blockType !== 'illustration') throw new Error(`${page} has no ${variant}`);
  return found;
}

/** The text of a section as a reader gets it, with runs of spaces reduced to one. */
function textOf(locale: Locale, drawing: Drawing): string {
  const model = toIllustrationModel(drawing, contextOf(locale));
  const html = renderToStaticMarkup(<Illustration model={model} locale={locale} />);
  return html.replaceAll(/<[^>]+>/gu, ' ').replaceAll(/\s+/gu, ' ');
}

describe('the picture of a page', () => {
  const cases = signatures.flatMap(([page, variant]) =>
    locales.map((locale) => ({ page, variant, locale })),
  );

  it.each(cases)('says in text all that is in it: $page ($locale)', ({ page, variant, locale }) => {
    const drawing = drawingOf(locale, page, variant);
    const text = textOf(locale, drawing);
    const written = textsOf(drawing[variant]).flatMap((words) => words.split('\n'));
    expect(written.length).toBeGreaterThanOrEqual(3);
    // Counts per hour are left out: they are only drawn, and the text gives their sums.
    const told = written.filter((words) => !hourCounts(words));
    expect(told.filter((words) => !text.includes(words))).toEqual([]);
  });
});

describe('the picture of a page agrees with its text: it', () => {
  const pictureOf = (locale: Locale, page: string, variant: string) => {
    const sections = sectionsOf(locale, page);
    const drawing = sections.find(
      (section) => section.blockType === 'illustration' && section.variant === variant,
    );
    const picture = (drawing as Drawing | undefined)?.[variant as Drawing['variant']];
    return { picture: picture as unknown, rest: sections.filter((other) => other !== drawing) };
  };

  it.each(locales)('has no figure that the page about security does not state (%s)', (locale) => {
    const { picture, rest } = pictureOf(locale, 'trust', 'accountBox');
    const stated = new Set(textsOf(rest).flatMap(numbersOf));
    const shown = textsOf(picture).flatMap(numbersOf);
    expect(shown.length).toBeGreaterThanOrEqual(5);
    expect(shown.filter((number) => !stated.has(number))).toEqual([]);
  });

  it.each(locales)('gives each plan the months of history of the price table (%s)', (locale) => {
    const { picture } = pictureOf(locale, 'trust', 'accountBox');
    const { kept } = picture as { kept: { periods: { name: string; months: number }[] } };
    const { groups, plans } = sectionsOf(locale, 'pricing').find(
      ({ blockType }) => blockType === 'planComparison',
    ) as unknown as {
      groups: { rows: { values: string }[] }[];
      plans: string;
    };
    const months = groups[0]?.rows[4]?.values.split(' | ').map((value) => Number.parseInt(value));
    expect(kept.periods.map(({ name }) => name)).toEqual(plans.split(' | '));
    expect(kept.periods.map(({ months: shown }) => shown || NaN)).toEqual(months);
  });

  it.each(locales)('hangs up what each part of the framework ends with (%s)', (locale) => {
    const { picture, rest } = pictureOf(locale, 'cxm-framework', 'resultWall');
    const { chapters } = rest.find(({ blockType }) => blockType === 'guide') as unknown as {
      chapters: { title: string; outcome: string }[];
    };
    expect((picture as { results: unknown }).results).toEqual(
      chapters.map(({ title, outcome }) => ({ title, text: outcome })),
    );
  });

  it.each(locales)('has of the kitchen the figure that the customer gives (%s)', (locale) => {
    const { picture, rest } = pictureOf(locale, 'solutions.food-and-beverage', 'kitchenMove');
    const { figures } = rest.find(({ blockType }) => blockType === 'quote') as unknown as {
      figures: { value: string; label: string }[];
    };
    const { after } = picture as { after: { figure: string; text: string } };
    expect(after.figure).toBe(figures[0]?.value);
    expect(after.text.startsWith(figures[0]?.label ?? 'no figure')).toBe(true);
  });
});

describe('the cost of a month', () => {
  const small = { name: 'Start', price: 1_490_000, included: 1000, extra: 900 };
  const middle = { name: 'Growth', price: 4_900_000, included: 5000, extra: 700 };
  const plans = [small, middle, { name: 'Scale', price: 12_900_000, included: 20_000, extra: 500 }];

  it.each([
    [0, 1_490_000],
    [1000, 1_490_000],
    [1001, 1_490_900],
  ])('of a plan with %i used', (used, cost) => {
    expect(costOf(small, used)).toBe(cost);
  });

  it('is least on the smaller plan up to the number before its line meets the larger one', () => {
    const start = startOf(middle, small);
    expect(start).toBe(4789);
    expect(cheapestOf(plans, start - 1)?.name).toBe('Start');
    expect(cheapestOf(plans, start)?.name).toBe('Growth');
    expect([cheapestOf(plans, 16_428)?.name, cheapestOf(plans, 16_429)?.name]).toEqual([
      'Growth',
      'Scale',
    ]);
  });

  it('has no start for a plan that the smaller one never costs as much as', () => {
    expect(startOf(middle, { ...small, extra: 0 })).toBe(Infinity);
    expect(startOf(small, middle)).toBe(0);
  });

  it.each([
    [
      'vi',
      'Khởi đầu: 1.490.000 ₫ một tháng, mỗi hội thoại vượt thêm 900 ₫; ít tiền hơn các gói khác tới 4.788 hội thoại mỗi tháng.',
    ],
    [
      'en',
      'Growth: ₫4,900,000 a month, ₫700 for each one more; costs less than the other plans up to 16,428 conversations a month.',
    ],
  ] as const)('is told to readers who do not see the chart (%s)', (locale, sentence) => {
    expect(textOf(locale, drawingOf(locale, 'pricing', 'monthlyCost'))).toContain(sentence);
  });

  it.each([
    [5600, '5,600 conversations: Growth, ₫5,320,000', '₫4,900,000 + 600 × ₫700'],
    [100, '100 conversations: Start, ₫1,490,000', '₫1,490,000'],
  ])('is told for the place of the slider: %i', (used, sentence, sum) => {
    const scale = { locale: 'en', unit: 'conversations', end: 20_000, plans } as const;
    const month = describeMonth(scale, used);
    expect([month.sentence, month.sum]).toEqual([sentence, sum]);
    expect(month.x).toBeCloseTo((used / 20_000) * 100);
    expect(describeMonth(scale, 20_000).y).toBeLessThan(month.y);
  });

  it.each([
    ['vi', ['1.490.000 ₫', '5.320.000 ₫', '12.900.000 ₫']],
    ['en', ['₫1,490,000', '₫5,320,000', '₫12,900,000']],
  ] as const)('is worked out for each invoice (%s)', (locale, amounts) => {
    const text = textOf(locale, drawingOf(locale, 'pricing', 'monthlyCost'));
    expect(amounts.filter((amount) => !text.includes(amount))).toEqual([]);
  });
});

describe('a flow that narrows', () => {
  it.each(locales)('has the numbers that its words work out (%s)', (locale) => {
    const { narrowingFlow } = drawingOf(locale, 'solutions.use-case.zalo-csat', 'narrowingFlow');
    const [orders = 0, ...counts] = narrowingFlow?.stages.map(({ count }) => count) ?? [];
    const sent = orders / 2;
    expect(counts).toEqual([sent, sent * 0.3, sent * 0.3 * 0.08]);
  });

  it.each(locales)('says each number as text, and never grows (%s)', (locale) => {
    const drawing = drawingOf(locale, 'solutions.use-case.zalo-csat', 'narrowingFlow');
    const counts = drawing.narrowingFlow?.stages.map(({ count }) => count) ?? [];
    const text = textOf(locale, drawing);
    const written = counts.map((count) => new Intl.NumberFormat(locale).format(count));
    expect(written.filter((count) => !text.includes(count))).toEqual([]);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });
});

describe('the picture of a use case', () => {
  const useCases = [
    'boost-conversion',
    'customer-support',
    'in-store-survey',
    'lead-capture',
    'omnichannel-review',
    'online-survey',
    'zalo-csat',
  ].map((name) => `solutions.use-case.${name}`);

  it.each(locales)('is on no other page of them (%s)', (locale) => {
    const pictures = useCases.map((page) =>
      sectionsOf(locale, page)
        .flatMap((section) => (section.blockType === 'illustration' ? [section.variant] : []))
        .join(' '),
    );
    expect(pictures.filter((names) => !names)).toEqual([]);
    const all = pictures.flatMap((names) => names.split(' '));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(locales)('adds up the requests of a day, and who takes them (%s)', (locale) => {
    const drawing = drawingOf(locale, 'solutions.use-case.customer-support', 'handoverPaths');
    const paths = drawing.handoverPaths?.paths ?? [];
    const toPeople = paths.filter(({ toPerson }) => toPerson);
    const sum = toPeople.reduce((all, { count }) => all + count, 0);
    expect(drawing.text).toContain(String(sum));
    expect(textOf(locale, drawing)).toContain(' 900 ');
    const steps = sectionsOf(locale, 'solutions.use-case.customer-support').find(
      ({ blockType }) => blockType === 'walkthrough',
    );
    expect(textsOf(steps).join(' ')).toContain('900');
  });

  it.each(locales)('counts the complaints that the last step of the page names (%s)', (locale) => {
    const page = 'solutions.use-case.omnichannel-review';
    const text = textOf(locale, drawingOf(locale, page, 'complaintsByWeek'));
    const steps = sectionsOf(locale, page).find(({ blockType }) => blockType === 'walkthrough');
    const named = numbersOf(textsOf(steps).find((words) => words.includes('19 ')) ?? '');
    expect(named.length).toBeGreaterThanOrEqual(4);
    expect(named.filter((number) => !numbersOf(text).includes(number))).toEqual([]);
  });

  it.each([
    ['vi', '743', '497'],
    ['en', '743', '497'],
  ] as const)('adds up the messages after closing (%s)', (locale, closed, open) => {
    const drawing = drawingOf(locale, 'solutions.use-case.lead-capture', 'messagesByHour');
    const text = textOf(locale, drawing);
    expect(text).toContain(` ${closed} `);
    expect(text).toContain(` ${open} `);
  });
});

it.each([
  ['1 2 3', undefined],
  [`${'1 '.repeat(23)}x`, undefined],
  [`${'1 '.repeat(23)}-1`, undefined],
  ['2 '.repeat(24), Array.from({ length: 24 }, () => 2)],
])('the hours of a day are 24 whole numbers: %j', (line, counts) => {
  expect(hourCounts(line)).toEqual(counts);
});

it.each(locales)('no two pages have the same sections in the same order (%s)', (locale) => {
  const pages = readdirSync(`content/${locale}/pages`).map((file) => file.replace('.json', ''));
  const orders = pages.map((page) =>
    sectionsOf(locale, page)
      .map(({ blockType }) => blockType)
      .join(' '),
  );
  expect(orders.length).toBeGreaterThan(40);
  const twice = pages.filter((_, index) => orders.indexOf(orders[index] ?? '') !== index);
  expect(twice).toEqual([]);
});

it('the box of an account draws periods against the longest, and none where the customer chooses', () => {
  const { accountBox } = drawingOf('en', 'trust', 'accountBox');
  if (!accountBox) throw new Error('No fields');
  const { kept, comesIn } = toAccountBox(accountBox);
  expect(kept.periods.map(({ share }) => share)).toEqual([
    expect.closeTo(33.33),
    expect.closeTo(66.67),
    100,
    null,
  ]);
  expect(comesIn.doors.map(({ stopped }) => stopped.length)).toEqual([4, 0, 0]);
});

it.each([
  ['vi', 'Thứ 2', 'CN'],
  ['en', 'Mon', 'Sun'],
] as const)('the month of the team runs from Monday to Sunday (%s)', (locale, first, last) => {
  const { days } = toTeamMonth({ rules: [] }, contextOf(locale));
  expect([days.length, days[0], days[6]]).toEqual([7, first, last]);
});

it.each([
  [63, 4],
  [100, 100],
  [5, 0],
])('a tally of %i draws a mark for each, and %i of them in red', (all, few) => {
  const html = renderToStaticMarkup(
    <Tally tally={{ all, few, allLabel: 'remarks', fewLabel: 'arrived' }} />,
  );
  const marks = (colour: string) => html.split(`fill="var(--color-${colour})"`).length - 1;
  expect([marks('silk'), marks('son')]).toEqual([all - few, few]);
});
