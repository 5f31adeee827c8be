import { listAddresses, listAddressParts } from '@/content/paths/list-published-urls';
import { listBlogs } from '@/content/entries/read-blog-articles';
import { getEvent } from '@/content/entries/read-event-pages';
import { listNews } from '@/content/entries/read-company-news';
import { getFrame } from '@/content/pages/read-header-and-footer';
import { listPageSummaries } from '@/content/pages/titles-of-all-pages';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import pictogramsFile from '@/lib/pictograms.svg?raw';
import { brand } from '../../../brand.config';
import { eventCalendar } from '../seo/event-ics-file';
import { rssFeed } from '../seo/rss-feed';
import { llmsFile } from '../seo/llms-txt';
import { machineAnswer, machineNotFound } from '../seo/plain-text-response';
import { robotsFile } from '../seo/robots-txt';
import { securityFile } from '../seo/security-txt';
import { partNamed, sitemapFile, sitemapIndex } from '../seo/sitemap';
import { palette } from '../seo/social-media-picture/social-media-picture-colours';
import type { Route } from './route-types';

/** All pictograms, at the URL stored in content; pages refer to a copy with a long cache life. */
export const pictograms: Route = async () => machineAnswer('image/svg+xml', pictogramsFile);

export const robots: Route = async () => machineAnswer('text/plain', robotsFile(env().SITE_URL));

export const securityText: Route = async () =>
  machineAnswer('text/plain', securityFile(env().SITE_URL, new Date()));

/** The sitemap index: one or more sitemaps for each language. */
export const sitemaps: Route = async () =>
  machineAnswer('application/xml', await sitemapIndex(await listAddressParts(), env().SITE_URL));

/** A sitemap: published URLs of one language, with their last change and language versions. */
export const sitemap: Route = async (_asked, file = '') => {
  const part = partNamed(file, await listAddressParts());
  const addresses = part ? await listAddresses(part.locale, part.number) : [];
  if (!part || addresses.length === 0) return machineNotFound();
  const xml = await sitemapFile(part.locale, addresses, env().SITE_URL);
  return machineAnswer('application/xml', xml);
};

/** llms.txt: an overview of the pages for AI agents. */
export const llms: Route = async ({ locale }) => {
  const [heads, { settings }] = await Promise.all([listPageSummaries(locale), getFrame(locale)]);
  return machineAnswer('text/plain', llmsFile(heads, settings.tagline, locale));
};

export const blogFeed: Route = async ({ locale }) =>
  machineAnswer('application/rss+xml', rssFeed('blog', await listBlogs(locale), locale));

export const newsFeed: Route = async ({ locale }) =>
  machineAnswer('application/rss+xml', rssFeed('news', await listNews(locale), locale));

/** The calendar file of an event; 404 while the event has no date. */
export const calendar: Route = async ({ locale }, slug = '') => {
  const page = await getEvent({ locale, slug, draft: false });
  const file = page && eventCalendar(page);
  if (!file) return machineNotFound();
  const headers = { 'content-disposition': `attachment; filename="${slug}.ics"` };
  return machineAnswer('text/calendar', file, headers);
};

/** The web app manifest: name and icons for a phone's home screen. */
export const manifest: Route = async ({ locale }) => {
  const file = {
    id: localizedPath(locale, '/'),
    name: brand.name,
    short_name: brand.name,
    description: getT(locale, 'seo')('manifest.description'),
    lang: locale,
    start_url: localizedPath(locale, '/'),
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return machineAnswer('application/manifest+json', JSON.stringify(file));
};
