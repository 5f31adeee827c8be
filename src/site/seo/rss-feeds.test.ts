import { XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import Parser from 'rss-parser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleSummary, EventPageView } from '@/content/entry-view-model-types';
import { eventCalendar } from '@/site/seo/event-ics-file';
import { rssFeed } from '@/site/seo/rss-feed';
import { HOSTILE_TITLES } from '../../../tests/support/hostile-titles';

vi.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://www.example.com' }) }));

const article = (part: Partial<ArticleSummary>): ArticleSummary => ({
  id: 1,
  slug: 'first-call',
  href: '/en/blog/first-call',
  sample: true,
  title: 'The first call',
  summary: 'What to say in the first minute.',
  cover: null,
  category: { id: 1, slug: 'service', name: 'Service & sales', position: 1 },
  author: 'My Duyen Phan',
  publishedAt: '2026-03-10T02:00:00.000Z',
  readingMinutes: 4,
  highlight: false,
  ...part,
});

const readFeed = (articles: ArticleSummary[], locale: 'vi' | 'en' = 'en') => {
  const xml = rssFeed('blog', articles, locale);
  expect(XMLValidator.validate(xml)).toBe(true);
  return new Parser().parseString(xml);
};

describe('the feed of a list', () => {
  it('lists articles, newest first, with absolute addresses', async () => {
    const feed = await readFeed([
      article({ slug: 'old', href: '/en/blog/old', publishedAt: '2025-01-01T00:00:00.000Z' }),
      article({}),
      article({ slug: 'undated', publishedAt: null }),
    ]);
    expect(feed.link).toBe('https://www.example.com/en/blog');
    expect(feed.items.map(({ link }) => link)).toEqual([
      'https://www.example.com/en/blog/first-call',
      'https://www.example.com/en/blog/old',
    ]);
    expect(feed.items[0]).toMatchObject({
      title: 'The first call',
      content: 'What to say in the first minute.',
      guid: 'urn:tamvia:blog:en:first-call',
      isoDate: '2026-03-10T02:00:00.000Z',
      categories: ['Service & sales'],
    });
  });

  it('keeps the GUID of a renamed article', async () => {
    const [before, after] = await Promise.all([
      readFeed([article({})]),
      readFeed([article({ title: 'Another title', summary: null })]),
    ]);
    expect(after.items[0]?.guid).toBe(before.items[0]?.guid);
  });

  it.each(HOSTILE_TITLES)('escapes the title %j correctly', async (title) => {
    const feed = await readFeed([article({ title, summary: title })], 'vi');
    expect(feed.items[0]?.title).toBe(title);
    expect(feed.items[0]?.content).toBe(title);
  });

  it('is well-formed when empty, and with characters that XML does not allow', async () => {
    expect((await readFeed([])).items).toEqual([]);
    const feed = await readFeed([article({ title: 'a\u0000b\u001bc' })]);
    expect(feed.items[0]?.title).toBe('abc');
  });
});

const event = (part: Partial<EventPageView['event']>, updatedAt = '2026-03-01T00:00:00.000Z') => {
  const page: Partial<EventPageView> = {
    locale: 'en',
    path: '/events/tet-inbox',
    updatedAt,
    event: {
      id: 1,
      slug: 'tet-inbox',
      href: '/en/events/tet-inbox',
      sample: true,
      title: 'The Tet inbox',
      description: 'One hour, online.',
      cover: null,
      startsAt: '2026-12-10T13:00:00.000Z',
      endsAt: '2026-12-10T14:00:00.000Z',
      place: 'Online',
      cxTag: null,
      ...part,
    },
  };
  return page as EventPageView;
};

function readCalendar(file: string | null): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file ?? '') as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file holds no event.');
  return new ICAL.Event(component);
}

describe('the calendar file of an event', () => {
  beforeEach(() => ICAL.TimezoneService.reset());

  it('has the event at its time in Viet Nam, with a stable id', () => {
    const file = eventCalendar(event({}));
    expect(file).toContain('DTSTART;TZID=Asia/Ho_Chi_Minh:20261210T200000');
    expect(file).toMatch(/^DTSTAMP:20260301T000000Z\r$/m);
    const read = readCalendar(file);
    expect(read.uid).toBe('tet-inbox@tamvia');
    expect(read.summary).toBe('The Tet inbox');
    expect(read.location).toBe('Online');
    expect(read.startDate.toJSDate().toISOString()).toBe('2026-12-10T13:00:00.000Z');
    expect(read.endDate.toJSDate().toISOString()).toBe('2026-12-10T14:00:00.000Z');
  });

  it('has a higher sequence number after each update', () => {
    const sequence = (at: string) => readCalendar(eventCalendar(event({}, at))).sequence;
    const first = sequence('2026-03-01T00:00:00.000Z');
    const second = sequence('2026-03-01T00:00:01.000Z');
    expect(second).toBeGreaterThan(first);
    expect(sequence('2060-01-01T00:00:00.000Z')).toBeLessThan(2 ** 31);
  });

  it('does not exist without a date', () =>
    expect(eventCalendar(event({ startsAt: null }))).toBeNull());

  it.each(HOSTILE_TITLES)('escapes the title %j correctly', (title) => {
    const read = readCalendar(eventCalendar(event({ title, place: title })));
    expect(read.summary).toBe(title);
    expect(read.location).toBe(title);
  });
});
