import { describe, expect, it } from 'vitest';
import { toEvents } from '@/content/transforms/merge-events';

const now = new Date('2026-05-01T00:00:00.000Z');

type Sources = Parameters<typeof toEvents>[0];

const banner = (title: string) => ({
  title,
  description: null,
  thumbnail: null,
  cxTag: null,
  cta: { text: 'Vé', href: '/events' },
});
const page = (id: string, startsAt: string | null, endsAt: string | null = null) =>
  ({
    id,
    attributes: {
      slug: `e-${id}`,
      banner: banner(`Trang ${id}`),
      leadMagnetDateTime: startsAt,
      endsAt,
      place: 'Thủ Đức',
      sample: true,
    },
  }) as Sources['pages'][number];
const summit = (id: string, slug: string | null, leadMagnetDateTime: string | null) =>
  ({
    id,
    attributes: { slug, sample: false, banner: { ...banner(`Summit ${id}`), leadMagnetDateTime } },
  }) as Sources['summits'][number];

describe('events as one list', () => {
  it('upcoming events are soonest first with undated ones last; past events are latest first', () => {
    const { coming, past } = toEvents(
      {
        pages: [
          page('1', '2026-09-01T01:00:00.000Z'),
          page('2', '2026-01-01T01:00:00.000Z'),
          page('3', null),
        ],
        summits: [
          summit('1', null, '2026-06-01T01:00:00.000Z'),
          summit('2', null, '2026-02-01T01:00:00.000Z'),
        ],
      },
      'en',
      now,
    );
    expect(coming.map(({ title }) => title)).toEqual(['Summit 1', 'Trang 1', 'Trang 3']);
    expect(past.map(({ title }) => title)).toEqual(['Summit 2', 'Trang 2']);
    expect(coming[1]?.link).toEqual({ href: '/en/events/e-1', text: null });
    expect(coming[0]?.link).toEqual({ href: '/en/events', text: 'Vé' });
  });

  it('an event counts as upcoming until it has ended', () => {
    const pages = [
      page('1', '2026-04-29T01:00:00.000Z', '2026-05-02T01:00:00.000Z'),
      page('2', '2026-04-30T12:00:00.000Z'),
      page('3', '2026-04-30T01:00:00.000Z', '2026-04-30T09:00:00.000Z'),
    ];
    const { coming, past } = toEvents({ pages, summits: [] }, 'vi', now);
    expect(coming.map(({ key }) => key)).toEqual(['page-1', 'page-2']);
    expect(past.map(({ key }) => key)).toEqual(['page-3']);
  });

  it('an event stored both as a summit and as a page is shown once', () => {
    const when = '2026-06-01T01:00:00.000Z';
    const sources = { pages: [page('1', when)], summits: [summit('7', 'e-1', when)] };
    expect(toEvents(sources, 'vi', now).coming.map(({ key }) => key)).toEqual(['page-1']);
  });
});
