import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/i18n/locales';
import { textsOf } from '@/lib/collect-strings-in-json';

type Entry = Record<string, unknown>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Entry;
const entries = (locale: Locale, folder = '**') =>
  globSync(`content/${locale}/${folder}/*.json`).map((file) => ({ file, entry: read(file) }));

/** Lists every object inside a JSON value, at any depth. */
function objectsOf(value: unknown): Entry[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsOf);
  return Array.isArray(value) ? inner : [value as Entry, ...inner];
}

const string = (value: unknown) => (typeof value === 'string' ? value : '');
const sectionsOf = (locale: Locale, page: string) =>
  read(`content/${locale}/pages/${page}.json`).sections as Entry[];
const sectionOf = (locale: Locale, page: string, type: string) =>
  sectionsOf(locale, page).find(({ blockType }) => blockType === type) ?? {};

/** The numbers in a text without separators, so that `1.490.000` and `1,490,000` are the same. */
const numbersOf = (text: string) =>
  [...text.matchAll(/\d+(?:[.,:]\d+)*/gu)].map(([number]) => number.replaceAll(/[.,]/gu, ''));

describe('what a plan contains', () => {
  const rowsOf = (locale: Locale) => {
    const groups = sectionOf(locale, 'pricing', 'planComparison').groups as Entry[];
    return groups.map(({ rows }) =>
      (rows as { values: string }[]).map(({ values }) => values.split(' | ').flatMap(numbersOf)),
    );
  };

  it.each(locales)('is the same on the cards and in the table of the price page (%s)', (locale) => {
    const plans = sectionOf(locale, 'pricing', 'plans').plans as { includes?: string }[];
    const [volume, , agents] = rowsOf(locale);
    const table = [volume?.[0], volume?.[2], agents?.[0], volume?.[3]];
    for (const [place, { includes }] of plans.slice(0, 3).entries()) {
      const card = (includes ?? '').split('\n').slice(0, 4).flatMap(numbersOf);
      expect(card).toEqual(table.map((row) => row?.[place]));
    }
  });

  /**
   * Sentences with a value for each of three plans, and the place of these values in the price table (`[group, row]`).
   */
  const told: { what: string; row: [number, number]; vi: RegExp; en: RegExp }[] = [
    {
      what: 'extra conversations',
      row: [0, 1],
      vi: /(\d+) ₫(?: một hội thoại)? ở gói Khởi đầu, (\d+) ₫ ở (?:gói )?Tăng trưởng, (\d+) ₫/u,
      en: /₫(\d+)(?: a conversation)? on Start, ₫(\d+) on Growth and ₫(\d+)/u,
    },
    {
      what: 'seats',
      row: [0, 2],
      vi: /“hết tài khoản”: gói Khởi đầu có (\d+), Tăng trưởng (\d+), Mở rộng (\d+)/iu,
      en: /“No seats left”: Start has (\d+), Growth (\d+), Scale (\d+)/u,
    },
    {
      what: 'answers to surveys',
      row: [0, 3],
      vi: /Khởi đầu có ([\d.]+) lượt, Tăng trưởng ([\d.]+), Mở rộng ([\d.]*\d)/u,
      en: /Start includes ([\d,]+) answers, Growth ([\d,]+), Scale ([\d,]*\d)/u,
    },
    {
      what: 'months of history',
      row: [0, 4],
      vi: /Lịch sử được (?:giữ|lưu) (\d+), (\d+) hoặc (\d+) tháng/u,
      en: /History is kept for (\d+), (\d+) or (\d+) months/u,
    },
    {
      what: 'agents',
      row: [2, 0],
      vi: /^Gói Khởi đầu có (\d+), Tăng trưởng (\d+), Mở rộng (\d+)/u,
      en: /^Start has (\d+), Growth (\d+), Scale (\d+)/u,
    },
    {
      what: 'conversations of a rehearsal',
      row: [2, 3],
      vi: /(\d+), (\d+) hoặc ([\d.]+) hội thoại cũ/u,
      en: /(\d+), (\d+) or ([\d,]+) (?:old|past) conversations/u,
    },
  ];
  const cases = told.flatMap(({ what, row, ...patterns }) =>
    locales.map((locale) => ({ what, row, locale, pattern: patterns[locale] })),
  );

  it.each(cases)('is the same in the text: $what ($locale)', ({ row, locale, pattern }) => {
    const [group, place] = row;
    const table = rowsOf(locale)[group]?.[place]?.slice(0, 3);
    const found = entries(locale)
      .flatMap(({ entry }) => textsOf(entry))
      .flatMap((text) => text.match(pattern)?.slice(1, 4).flatMap(numbersOf) ?? []);
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (let start = 0; start < found.length; start += 3) {
      expect(found.slice(start, start + 3)).toEqual(table);
    }
  });

  it.each(locales)('is the base of the partner’s worked calculation (%s)', (locale) => {
    const plans = sectionOf(locale, 'pricing', 'plans').plans as { monthly: number }[];
    const year = ((plans[2]?.monthly ?? 0) * 12) / 1e6;
    const decimal = (value: number) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value);
    const figures = sectionOf(locale, 'partners', 'figures').figures as Entry[];
    const [, first, later] = figures.map(textsOf);
    expect(first?.join(' ')).toContain(decimal(year));
    expect(first?.join(' ')).toContain(decimal(year * 0.2));
    expect(later?.join(' ')).toContain(decimal(year * 0.2));
  });
});

describe('integrations that need a plan', () => {
  it.each(locales)('name the plan that includes them in the price table (%s)', (locale) => {
    const { groups, plans } = sectionOf(locale, 'pricing', 'planComparison') as {
      groups: { rows: { name: string; values: string }[] }[];
      plans: string;
    };
    const names = plans.split(' | ');
    for (const integration of ['hubspot', 'salesforce', 'kiotviet', 'haravan', 'quay-nho']) {
      const { name, ...entry } = read(`content/${locale}/integrations/${integration}.json`);
      const row = groups
        .flatMap(({ rows }) => rows)
        .find((found) => found.name.split(', ').includes(string(name)));
      const place = row?.values.split(' | ').indexOf('+') ?? -1;
      expect(textsOf(entry).join(' ')).toContain(names[place] ?? 'no plan');
    }
  });
});

describe('a page of a metric', () => {
  it.each(['aht', 'ces', 'clv', 'csat', 'fcr', 'frt', 'nps'])(
    'links to the demo form: %s',
    (metric) => {
      for (const locale of locales) {
        const call = sectionOf(locale, `solutions.cx-metric.${metric}`, 'callToAction');
        expect(textsOf(call)).toContain('/book-demo');
      }
    },
  );
});

describe('a sample customer', () => {
  const quotes = locales.flatMap((locale) =>
    entries(locale, 'pages').flatMap(({ file, entry }) =>
      objectsOf(entry)
        .filter(({ blockType }) => blockType === 'quote')
        .map((quote) => ({ locale, file, quote, customer: string(quote.customerName) })),
    ),
  );
  const stories = {
    vi: entries('vi', 'customer-successes'),
    en: entries('en', 'customer-successes'),
  };
  const retold = quotes.flatMap((quote) => {
    const story = stories[quote.locale].find(({ entry }) => entry.customerName === quote.customer);
    return story ? [{ ...quote, story: story.entry }] : [];
  });

  it.each(retold)('has in $file the figures of its story: $customer', ({ quote, story }) => {
    const told = new Set(textsOf(story).flatMap(numbersOf));
    const shown = (quote.figures as { value: string }[]).flatMap(({ value }) => numbersOf(value));
    expect(shown.filter((number) => !told.has(number))).toEqual([]);
  });

  it('is named on three product and industry pages or more in each language', () => {
    expect(retold.length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['vi', 'tuần thứ tám, chị Hương gọi'],
    ['en', 'week eight Ms Huong called'],
  ] as const)('So Sang is called in the week that its chart shows (%s)', (locale, told) => {
    const chart = sectionsOf(locale, 'solutions.technology').find(
      (section) => 'accountWeeks' in section,
    );
    const { events } = (chart ?? {}).accountWeeks as { events: { week: number; who: string }[] };
    const call = events.find(({ who }) => /^(?:Hương|Huong)/u.test(who));
    const story = textsOf(read(`content/${locale}/customer-successes/so-sang.json`)).join(' ');
    expect([call?.week, story.includes(told)]).toEqual([8, true]);
  });

  it.each(locales)(
    'So Sang renews the accounts that were used in the last week of its chart (%s)',
    (locale) => {
      const chart = sectionsOf(locale, 'solutions.technology').find(
        (section) => 'accountWeeks' in section,
      );
      const { weeks } = (chart ?? {}).accountWeeks as { weeks: { used: number }[] };
      const story = textsOf(read(`content/${locale}/customer-successes/so-sang.json`)).join('\n');
      const renewed = /(?:renewed|gia hạn) (\d+) (?:accounts|tài khoản)/u.exec(story)?.[1];
      expect(renewed).toBe(String(weeks.at(-1)?.used));
    },
  );
});

describe('invented content', () => {
  /** Folders of seed content in which every entry is invented and needs `sample: true`. */
  const folders = [
    'ai-events',
    'blogs',
    'career-opportunities',
    'customer-quotes',
    'customer-successes',
    'demo-data',
    'event-pages',
    'event-videos',
    'news-and-press',
    'newsroom',
    'release-notes',
    'testimonials',
  ];
  const sections = [
    'feedbackReader',
    'industryHero',
    'quote',
    'roleDay',
    'walkthrough',
    'wordmarks',
  ];

  it.each(locales)(
    'is marked as a sample in the CMS, by the entry or by the section (%s)',
    (locale) => {
      const inEntries = folders.flatMap((folder) => entries(locale, folder));
      const inPages = entries(locale, 'pages').flatMap(({ file, entry }) =>
        (entry.sections as Entry[])
          .filter(({ blockType }) => sections.includes(string(blockType)))
          .map((section) => ({ file, entry: section })),
      );
      const silent = [...inEntries, ...inPages].filter(({ entry }) => entry.sample !== true);
      expect(inEntries.length).toBeGreaterThan(60);
      expect(inPages.length).toBeGreaterThan(15);
      expect(silent.map(({ file, entry }) => [file, entry.blockType])).toEqual([]);
    },
  );

  it.each(locales)(
    'no unmarked text says that a sample customer uses the product (%s)',
    (locale) => {
      const customers = entries(locale, 'customer-successes').map(({ entry }) =>
        string(entry.customerName),
      );
      const unmarked = entries(locale).filter(({ entry }) => entry.sample === false);
      const named = unmarked.flatMap(({ file, entry }) =>
        objectsOf(entry)
          .filter(({ href }) => href === undefined)
          .flatMap((found) => Object.values(found).map(string))
          .filter((text) => customers.some((customer) => text.includes(customer)))
          .map((text) => [file, text]),
      );
      expect(customers.length).toBeGreaterThan(5);
      expect(named).toEqual([]);
    },
  );
});

describe('a person', () => {
  it.each(locales)('has the same title everywhere (%s)', (locale) => {
    const titles = new Map<string, Set<string>>();
    for (const { entry } of entries(locale)) {
      for (const found of objectsOf(entry)) {
        const name = string(
          found.representativeName ?? found.personName ?? found.author ?? found.name,
        );
        const title = string(
          found.representativeJobTitle ??
            found.personJobTitle ??
            found.authorJobTitle ??
            found.jobTitle,
        );
        if (!name || !title) continue;
        titles.set(name, (titles.get(name) ?? new Set()).add(title.toLocaleLowerCase(locale)));
      }
    }
    expect(titles.size).toBeGreaterThan(10);
    expect([...titles].filter(([, known]) => known.size > 1)).toEqual([]);
  });
});

describe('open positions', () => {
  /** The first day of Tet 2027. */
  const tet = '2027-02-06';

  it.each([
    ['vi', /mở (\S+) vị trí từ hôm nay/u, /(\S+) vị trí nữa/iu, { ba: 3, hai: 2 }],
    ['en', /opening (\S+) positions today/u, /(\S+) more positions/iu, { three: 3, two: 2 }],
  ] as const)('match the numbers in the news (%s)', (locale, now, later, words) => {
    const news = textsOf(
      read(`content/${locale}/news-and-press/three-openings-with-salaries.json`),
    ).join('\n');
    const said = [now, later].map((pattern) => pattern.exec(news)?.[1]?.toLocaleLowerCase(locale));
    const open = entries(locale, 'career-opportunities').filter(({ entry }) => entry.isOpen);
    const before = open.filter(({ entry }) => string(entry.deadline) < tet);
    const counted = [before.length, open.length - before.length];
    expect(said.map((word) => words[word as keyof typeof words])).toEqual(counted);
  });
});

describe('rating scales', () => {
  it.each(locales)('of a retail survey about effort is the scale of CES (%s)', (locale) => {
    const { parts } = sectionOf(locale, 'solutions.cx-metric.ces', 'metricHero') as {
      parts: { amount: number }[];
    };
    const { exhibits } = sectionOf(locale, 'solutions.retail', 'industryHero') as {
      exhibits: { lines: string }[];
    };
    const grades = parts.reduce((sum, { amount }) => sum + amount, 0);
    expect(/^\d\/(\d)/u.exec(exhibits[0]?.lines ?? '')?.[1]).toBe(String(grades));
  });
});

describe('clock times', () => {
  it.each(locales)('a task on the home page is completed before it is due (%s)', (locale) => {
    const loop = sectionOf(locale, 'home', 'closedLoop').steps as { text: string }[];
    const due = numbersOf(loop[2]?.text ?? '').at(-1);
    const { taskList } = read(`messages/${locale}/pictures.json`) as {
      taskList: { firstState: string };
    };
    expect([due, numbersOf(taskList.firstState)]).toEqual(['10:30', ['10:05']]);
  });

  it.each(locales)('a retail customer answers after the question was sent (%s)', (locale) => {
    const { moment, exhibits } = sectionOf(locale, 'solutions.retail', 'industryHero') as {
      moment: { by: string };
      exhibits: { from: string }[];
    };
    const [sent] = numbersOf(exhibits[0]?.from ?? '');
    const [said] = numbersOf(moment.by);
    expect(sent && said && sent < said).toBe(true);
  });
});

describe('the newsletter', () => {
  it.each(locales)('is described alike at every form that subscribes to it (%s)', (locale) => {
    const { footer } = read(`messages/${locale}/forms.json`) as { footer: { text: string } };
    const said = footer.text.replace(/\.$/u, '');
    const forms = entries(locale, 'pages')
      .flatMap(({ file, entry }) => objectsOf(entry).map((section) => ({ file, section })))
      .filter(({ section }) => section.variant === 'newsletter');
    expect(forms.length).toBeGreaterThanOrEqual(2);
    for (const { file, section } of forms) {
      expect([file, string(section.text)]).toEqual([file, expect.stringContaining(said)]);
    }
  });
});

describe('terms and link labels', () => {
  it.each(locales)('no page uses the name that the press kit rejects (%s)', (locale) => {
    const [asked] = textsOf(read(`content/${locale}/pages/press.json`)).flatMap(
      (text) => /(?:the product a|sản phẩm là) (chatbot)/u.exec(text)?.[1] ?? [],
    );
    const said = entries(locale, 'pages')
      .filter(({ file }) => !file.endsWith('press.json'))
      .filter(({ entry }) =>
        textsOf(entry)
          .join(' ')
          .toLowerCase()
          .includes(asked ?? ''),
      );
    expect([asked, said.map(({ file }) => file)]).toEqual(['chatbot', []]);
  });

  it.each(locales)('a link to the demo form has "demo" in its label (%s)', (locale) => {
    const links = entries(locale)
      .flatMap(({ file, entry }) => objectsOf(entry).map((link) => ({ file, link })))
      .filter(({ link }) => string(link.href) === '/book-demo');
    const silent = links.filter(
      ({ link }) => !/demo/iu.test(textsOf(link).join(' ').replaceAll('/book-demo', '')),
    );
    expect(links.length).toBeGreaterThan(40);
    expect(silent.map(({ file, link }) => [file, link.text ?? link.title])).toEqual([]);
  });

  it.each(locales)(
    'news and the press kit do not call their content a sample in prose (%s)',
    (locale) => {
      const prose = [
        ...entries(locale, 'news-and-press'),
        ...['news-and-press', 'press'].map((page) => {
          const file = `content/${locale}/pages/${page}.json`;
          return { file, entry: read(file) };
        }),
      ];
      const word = /sample content|samples|invented|fictional|minh ho[ạa]|hư cấu/iu;
      const found = prose.flatMap(({ file, entry }) =>
        textsOf(entry)
          .filter((text) => word.test(text))
          .map((text) => [file, text]),
      );
      expect(prose.length).toBeGreaterThan(9);
      expect(found).toEqual([]);
    },
  );
});
