import { listPageSummaries } from '@/content/pages/titles-of-all-pages';
import { type PageTitle, savedTitles } from '@/content/pages/saved-page-titles';
import type { Locale } from '@/i18n/locales';
import { isPublished } from '@/i18n/published-paths-by-language';
import { isRetryableError } from '@/lib/database-connection-errors';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';
import { machineNotFound } from '../seo/plain-text-response';
import { socialPng } from '../seo/social-media-picture/draw-social-media-picture';
import { kickerOf, picturePath, pictureVersion } from '../seo/social-media-picture';
import type { Route } from './route-types';

const FOR_EVER = 'public, max-age=31536000, immutable';

const hostOfSite = () => new URL(env().SITE_URL).host;

/**
 * The picture of the site itself, for a page whose title is not known while the database is down. A social network
 * caches the result of its first request, so after an error a shared link would have no picture for long.
 */
async function brandPicture(): Promise<Response> {
  const picture = { title: brand.name, kicker: brand.legalName, host: hostOfSite() };
  const png = await socialPng(brand.name, picture);
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'no-store' },
  });
}

/** The titles and paths of all pages; while the database is down those that were read last, or null if none were. */
async function findHeads(locale: Locale): Promise<readonly PageTitle[] | null> {
  try {
    return await listPageSummaries(locale);
  } catch (error) {
    if (!isRetryableError(error)) throw error;
    const saved = savedTitles(locale);
    return saved && saved.filter((page) => isPublished(locale, page.path) !== false);
  }
}

/** The social picture of a published page; an outdated URL redirects to the current picture. */
export const socialPictureFile: Route = async ({ locale }, version = '', name = '') => {
  const address = name === 'index' ? '/' : `/${name}`;
  const heads = await findHeads(locale);
  if (!heads) {
    return isPublished(locale, address) === false ? machineNotFound() : brandPicture();
  }
  const head = heads.find((one) => one.path === address);
  if (!head) return machineNotFound();
  const page = { ...head, locale, kicker: kickerOf(head.path, heads) };
  const current = pictureVersion(page);
  if (version !== current) {
    return new Response(null, { status: 307, headers: { location: picturePath(page) } });
  }
  const png = await socialPng(current, { ...page, host: hostOfSite() });
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOR_EVER } });
};
