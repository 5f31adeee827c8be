import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '../pages/good-page';

/** The copy that the test site was seeded with, as the repository has it. */

export const slugsOf = (list: string): string[] =>
  readdirSync(`content/vi/${list}`).map((name) => name.replace('.json', ''));

/** Where a page of sections stands in Vietnamese. */
export const pathOfPage = (slug: string): string =>
  slug === 'home' ? '/' : `/${slug.replaceAll('.', '/')}`;

export const seededPages = slugsOf('pages').map(pathOfPage);

export const copyOf = (language: Language, list: string, slug: string): unknown =>
  JSON.parse(readFileSync(`content/${language}/${list}/${slug}.json`, 'utf8'));

/** The lists whose entries have a page, and where those stand. */
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
