import type { Locale } from '@/i18n/locales';
import { entryPath, type AddressedList } from '@/lib/urls-of-entry-lists';
import { readThroughCache } from '../read-through-content-cache';
import { entryLists } from '../entries/read-functions-of-all-lists';
import { findPageHeads } from '../queries/payload/find-pages';
import { fillReplyTime } from '../settings/promised-reply-time';
import { addressesTag } from '../cache-tags';
import type { PageSummary } from '../header-and-footer-types';
import { saveTitles } from './saved-page-titles';

async function readPages(locale: Locale): Promise<PageSummary[]> {
  const heads = await readThroughCache<PageSummary[]>({
    key: ['heads', locale],
    tags: [addressesTag],
    read: async () =>
      (await findPageHeads(locale)).map(({ path, title, seo }) => ({
        path,
        // The home page is listed by its SEO title, because its title "Home" means nothing outside the site.
        title: (path === '/' && seo?.title) || title,
        description: seo?.description || null,
        list: null,
      })),
    isEmpty: (found) => found.length === 0,
  });
  return fillReplyTime(heads, locale);
}

const head = (list: AddressedList, slug: string, title: string, description: string | null) => ({
  path: entryPath(list, slug),
  title,
  description,
  list,
});

/**
 * The title and description of every published page and entry in a language: pages by URL, then each list in its order.
 */
export async function listPageSummaries(locale: Locale): Promise<PageSummary[]> {
  const { blogs, newsAndPress, stories, eventPages, help } = entryLists;
  const { openings, integrations, comparisons, resources } = entryLists;
  const heads: Promise<PageSummary[]>[] = [
    readPages(locale),
    blogs(locale).then((all) => all.map((one) => head('blogs', one.slug, one.title, one.summary))),
    newsAndPress(locale).then((all) =>
      all.map((one) => head('news-and-press', one.slug, one.title, one.summary)),
    ),
    stories(locale).then((all) =>
      all.map((one) => head('customer-successes', one.slug, one.title, one.summary)),
    ),
    eventPages(locale).then((all) =>
      all.map((one) => head('event-pages', one.slug, one.title, one.description)),
    ),
    help(locale).then((all) => all.map((one) => head('faqs', one.slug, one.question, one.answer))),
    openings(locale).then((all) =>
      all.map((one) => head('career-opportunities', one.slug, one.title, one.summary)),
    ),
    integrations(locale).then((all) =>
      all.map((one) => head('integrations', one.slug, one.name, one.summary)),
    ),
    comparisons(locale).then((all) =>
      all.map((one) => head('comparisons', one.slug, one.title, one.summary)),
    ),
    resources(locale).then((all) =>
      all.map((one) => head('resources', one.slug, one.title, one.summary)),
    ),
  ];
  const all = (await Promise.all(heads)).flat();
  saveTitles(locale, all);
  return all;
}
