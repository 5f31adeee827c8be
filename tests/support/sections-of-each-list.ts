import type { CollectionSlug } from 'payload';

/** The section types that show the entries of each list, a variant after a dot. Menus and footer are on every page. */
export const sectionsOf: Partial<Record<CollectionSlug, readonly string[]>> = {
  cards: ['quote'],
  platforms: ['platformShowcase'],
  'ai-events': ['entryList.events'],
  'event-pages': ['entryList.events'],
  'event-videos': ['eventVideos'],
  'customer-quotes': ['customerQuotes'],
  'customer-successes': ['entryList.stories'],
  integrations: ['entryList.integrations'],
  comparisons: ['entryList.comparisons'],
  'news-and-press': ['entryList.news'],
  newsroom: ['entryList.media'],
  blogs: ['entryList.articles'],
  'release-notes': ['entryList.releases'],
  faqs: ['entryList.help'],
  'career-opportunities': ['entryList.openings'],
  resources: ['entryList.resources'],
  ebooks: ['entryList.resources'],
  tools: ['entryList.tools'],
  'content-types': ['entryList.resources'],
  categories: ['entryList.help'],
  'ticket-types': ['form.get-ticket'],
  pages: ['offices', 'form.contact'],
};
