import Validator from '@adobe/structured-data-validator';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { SiteSettings } from '@/content/header-and-footer-types';
import type { PageView } from '@/site/page-view-models/page-view-model';
import type { ArticlePage, EventPageView, OpeningPage } from '@/content/entry-view-model-types';
import { blogPosting, newsArticle } from '@/site/seo/structured-data/structured-articles';
import { eventNodes } from '@/site/seo/structured-data/structured-events';
import { jobNodes } from '@/site/seo/structured-data/structured-job-openings';
import { sectionNodes } from '@/site/seo/structured-data/structured-sections';
import { pageGraph, StructuredData } from '@/site/seo/structured-data/structured-data';
import { HOSTILE_TITLES } from '../../../../tests/support/hostile-titles';
import { unknownToSchemaOrg } from '../../../../tests/support/unknown-schema-org-names';

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://www.example.com' }) }));

const settings = {
  tagline: 'Customer experience',
  email: 'hello@example.com',
  phone: '+84 28 7300 0000',
  offices: [{ name: 'Ha Noi', address: '25 Pho Hoa Sua', mapUrl: 'https://maps.example.com/' }],
  office: {
    hours: {
      week: [[], ...Array.from({ length: 5 }, () => [{ opens: 480, closes: 1050 }]), []],
      days: {},
    },
    promiseMinutes: 30,
    text: '',
    exceptions: [],
  },
  socials: [{ network: 'zalo', href: 'https://social.example.com/zalo' }],
} as Partial<SiteSettings> as SiteSettings;

const page = (path: string, title = 'A title') => ({
  title,
  path,
  locale: 'en' as const,
  publishedIn: ['vi' as const, 'en' as const],
  trail: [{ group: 'blog', page: { path: '/blog', title: 'Blog' } }],
  seo: { title, description: 'About it.' },
  draft: false,
  body: [
    { kind: 'heading' as const, level: 2 as const, text: 'What you do', anchor: 'what' },
    { kind: 'text' as const, paragraphs: [['Read <b>300</b> comments a week.']] },
    { kind: 'list' as const, numbered: false, items: [['one'], ['two']] },
  ],
  closing: null,
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-03-05T02:00:00.000Z',
});

const summary = { id: 1, slug: 'a', href: '/en/a', sample: false, cover: null };

const article = (title?: string): ArticlePage => ({
  ...page('/blog/a', title),
  authorJobTitle: 'Editor',
  related: [],
  article: {
    ...summary,
    title: title ?? 'A title',
    summary: 'About it.',
    category: null,
    author: 'My Duyen Phan',
    publishedAt: '2026-02-01T02:00:00.000Z',
    readingMinutes: 3,
    highlight: false,
  },
});

const event = (place: string, startsAt: string | null = '2026-12-10T13:00:00.000Z') =>
  ({
    ...page('/events/a'),
    event: { ...summary, title: 'A', description: 'B', startsAt, endsAt: null, place, cxTag: null },
    speakers: [{ name: 'Khanh Linh Do', role: null }],
    agenda: [],
    offer: {
      event: 'a',
      hubs: [],
      types: [{ code: 'x', name: 'Seat', price: 250_000, isFull: true, confirmWithin: null }],
    },
    videos: [],
  }) as Partial<EventPageView> as EventPageView;

const opening = (isTakingApplications = true): OpeningPage =>
  ({
    ...page('/careers/a'),
    cta: null,
    isTakingApplications,
    opening: {
      ...summary,
      title: 'Data analyst',
      department: 'Data',
      location: 'Thu Duc',
      employmentType: 'Full time',
      level: null,
      salary: null,
      summary: 'Reads comments.',
      deadline: '2027-02-26T11:00:00.000Z',
      isOpen: true,
    },
  }) as Partial<OpeningPage> as OpeningPage;

const sections = [
  {
    name: 'questions',
    model: { items: [{ id: 'q', question: 'How much?', paragraphs: ['It depends.', 'Ask.'] }] },
  },
  {
    name: 'plans',
    model: {
      plans: [
        { name: 'Start', text: 'For one.', monthly: 1_490_000, yearly: 1_190_000, includes: ['a'] },
      ],
      custom: { includes: ['b'] },
    },
  },
  {
    name: 'eventVideos',
    model: {
      videos: [
        {
          title: 'V',
          description: null,
          duration: '31:05',
          uploadedAt: '2026-04-09T02:00:00.000Z',
          thumbnail: '/a.jpg',
          videoId: 'aqz-KE-bpKQ',
        },
        { title: 'None', description: null, duration: null, thumbnail: '/a.jpg', videoId: null },
      ],
    },
  },
] as unknown as PageView['sections'];

const pricing = { ...page('/pricing'), sections } as Partial<PageView> as PageView;

const nodes = {
  blog: [blogPosting(article())],
  news: [newsArticle(article())],
  event: eventNodes(event('25 Pho Hoa Sua, Ha Noi')),
  webinar: eventNodes(event('Online, by link')),
  vacancy: jobNodes(opening()),
  sections: sectionNodes(pricing),
};
const graphs = Object.values(nodes).map((own) =>
  pageGraph({ page: page('/blog/a'), settings, nodes: own }),
);

describe('structured data', () => {
  it('omits sample events, vacancies and recordings', () => {
    const [real, open] = [event('25 Pho Hoa Sua, Ha Noi'), opening()];
    expect(eventNodes({ ...real, event: { ...real.event, sample: true } })).toEqual([]);
    expect(jobNodes({ ...open, opening: { ...open.opening, sample: true } })).toEqual([]);
    const [, , recordings] = structuredClone(sections) as unknown as {
      model: { videos: { sample?: boolean }[] };
    }[];
    for (const video of recordings?.model.videos ?? []) video.sample = true;
    const withSamples = { ...pricing, sections: [recordings] } as unknown as PageView;
    expect(sectionNodes({ ...pricing, sections: sections.slice(2) })).toHaveLength(1);
    expect(sectionNodes(withSamples)).toEqual([]);
  });

  it('has only types, properties and values of schema.org', () => {
    expect(unknownToSchemaOrg(graphs)).toEqual([]);
  }, 120_000);

  it('is checked by a test that finds an unknown property, type and value', () => {
    const bad = [
      { '@type': 'Event', beginsAt: '2026' },
      { '@type': 'Happening', name: 'x' },
      { '@type': 'Event', eventStatus: 'on' },
    ];
    expect(unknownToSchemaOrg(bad.map((node) => ({ '@graph': [node] })))).toHaveLength(bad.length);
  }, 120_000);

  it('has the fields that search engines require for each type', async () => {
    const all = graphs.flatMap((graph) => [...graph['@graph']]) as { '@type': string }[];
    const jsonld: Record<string, object[]> = {};
    for (const node of all) {
      (jsonld[node['@type']] ??= []).push(node);
    }
    const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
    const errors = found
      .filter(({ severity }) => severity === 'ERROR')
      .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
    expect(errors).toEqual([]);
  });

  it('gives events their time with UTC offset, their place, and the price', () => {
    expect(nodes.event[0]).toMatchObject({
      startDate: '2026-12-10T20:00:00+07:00',
      endDate: '2026-12-10T22:00:00+07:00',
      location: { '@type': 'Place', address: '25 Pho Hoa Sua, Ha Noi' },
      offers: [
        { price: 250_000, priceCurrency: 'VND', availability: 'https://schema.org/SoldOut' },
      ],
    });
    expect(nodes.webinar[0]).toMatchObject({ location: { '@type': 'VirtualLocation' } });
    expect(eventNodes(event('Online', null))).toEqual([]);
  });

  it('omits a vacancy that is closed or expired', () => {
    expect(nodes.vacancy).toMatchObject([{ employmentType: 'FULL_TIME' }]);
    expect(jobNodes(opening(false))).toEqual([]);
  });

  it('describes questions, prices in VND and recordings of a page', () => {
    expect(nodes.sections).toMatchObject([
      { '@type': 'FAQPage', mainEntity: [{ acceptedAnswer: { text: 'It depends.\nAsk.' } }] },
      { '@type': 'SoftwareApplication', offers: [{ price: 1_490_000, priceCurrency: 'VND' }] },
      { '@type': 'VideoObject', duration: 'PT0H31M5S', uploadDate: '2026-04-09T02:00:00.000Z' },
    ]);
  });

  it('has the search action of the site', () =>
    expect(JSON.stringify(graphs[0])).toContain(
      'https://www.example.com/en/search?q={search_term_string}',
    ));

  it.each(HOSTILE_TITLES)('escapes the title %j', (title) => {
    const html = renderToStaticMarkup(
      StructuredData({
        page: page('/blog/a', title),
        settings,
        nodes: [blogPosting(article(title))],
      }),
    );
    const inside = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/.exec(html)?.[1];
    const graph = JSON.parse(inside ?? '') as {
      '@graph': { '@type': string; headline?: string }[];
    };
    expect(graph['@graph'].find((node) => node['@type'] === 'BlogPosting')?.headline).toBe(title);
  });
});
