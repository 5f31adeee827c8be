import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../pages/page-languages';

/**
 * The slugs of the entries of a list. They are read from the seed content in the repository, with which the test site
 * was filled.
 */

export const slugsOf = (list: string): string[] =>
  readdirSync(`content/vi/${list}`).map((name) => name.replace('.json', ''));

/** The Vietnamese path of a page made of sections. */
export const pathOfPage = (slug: string): string =>
  slug === 'home' ? '/' : `/${slug.replaceAll('.', '/')}`;

export const seededPages = slugsOf('pages').map(pathOfPage);

export const copyOf = (language: Language, list: string, slug: string): unknown =>
  JSON.parse(readFileSync(`content/${language}/${list}/${slug}.json`, 'utf8'));

/** Some of the lists whose entries have pages, with their base paths. */
export const lists = {
  blogs: '/blog',
  'customer-successes': '/customers',
  'news-and-press': '/news-and-press',
  faqs: '/help-center',
  resources: '/resources',
} as const;

export const eventSlugs = slugsOf('event-pages');
export const isPastEvent = (slug: string): boolean =>
  Date.parse((copyOf('vi', 'event-pages', slug) as { endsAt: string }).endsAt) < Date.now();
