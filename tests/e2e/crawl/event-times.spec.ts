import { expect, test } from '@playwright/test';
import { address, type Language, languages } from '../pages/page-languages';
import { copyOf, eventSlugs, isPastEvent } from './read-seed-content';
import { documentOf, textOf, visitOf } from './crawl-records';

type EventCopy = {
  banner: { title: string; description: string };
  place: string;
  leadMagnetDateTime: string;
  endsAt: string;
  agenda: { time: string; title: string }[];
};

const zones = { vi: 'giờ Việt Nam (GMT+7)', en: 'Vietnam time (GMT+7)' } as const;

const eventOf = (language: Language, slug: string) => {
  const visit = visitOf(language, address(`/events/${slug}`, language));
  return {
    visit,
    page: documentOf(visit),
    copy: copyOf(language, 'event-pages', slug) as EventCopy,
  };
};

test.describe('D22 event times show in Asia/Ho_Chi_Minh with the zone named', () => {
  test("whatever time zone the visitor's clock is in", () => {
    const events = languages.flatMap((language) =>
      eventSlugs.map((slug) => eventOf(language, slug).visit),
    );
    // The browser of the crawl, which opens at least one event, is in the time zone of New York.
    expect(events.some(({ isOpened }) => isOpened)).toBe(true);
    for (const language of languages) {
      for (const slug of eventSlugs) {
        const { visit, page, copy } = eventOf(language, slug);
        const { leadMagnetDateTime, endsAt } = copy;
        const when = page.querySelector('[data-when]');
        expect(textOf(when), visit.path).toContain(zones[language]);
        // The seed content is written in the time zone of Viet Nam, so its digits are shown unchanged.
        expect(textOf(when), visit.path).toContain(
          `${leadMagnetDateTime.slice(11, 16)}–${endsAt.slice(11, 16)}`,
        );
        const machine = when?.querySelector('time')?.getAttribute('datetime');
        expect(machine, visit.path).toBe(new Date(leadMagnetDateTime).toISOString());
      }
    }
  });
});

test('§2 event pages, videos, quotes, news and comparisons show their fields – event pages', () => {
  for (const language of languages) {
    for (const slug of eventSlugs) {
      const { visit, page, copy } = eventOf(language, slug);
      expect(visit.status, visit.path).toBe(200);
      expect(textOf(page.querySelector('h1')), visit.path).toBe(copy.banner.title);
      expect(textOf(page.querySelector('main')), visit.path).toContain(copy.banner.description);
      const facts = textOf(page.querySelector('main header dl'));
      expect(facts, visit.path).toContain(copy.place.replaceAll('{{brand.name}}', 'Tamvia'));
      const items = page.querySelectorAll('#agenda li');
      for (const { time, title } of copy.agenda) {
        const item = items.find((each) =>
          each.querySelectorAll('*').some((part) => textOf(part) === title),
        );
        expect(textOf(item ?? null), `${visit.path}: ${title}`).toContain(time);
      }
      const expected = isPastEvent(slug) ? 0 : 1;
      expect(page.querySelectorAll('[data-countdown]'), visit.path).toHaveLength(expected);
      expect(page.querySelectorAll('#ticket form'), visit.path).toHaveLength(expected);
    }
  }
});

test('§2 /events (every event is listed)', () => {
  for (const language of languages) {
    const list = documentOf(visitOf(language, address('/events', language))).querySelector('#list');
    for (const slug of eventSlugs) {
      const href = address(`/events/${slug}`, language);
      expect(list?.querySelectorAll(`a[href="${href}"]`), href).toHaveLength(1);
      const { title } = (copyOf(language, 'event-pages', slug) as EventCopy).banner;
      expect(textOf(list ?? null), href).toContain(title);
    }
  }
});
