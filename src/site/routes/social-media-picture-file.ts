import { listPageSummaries } from '@/content/pages/titles-of-all-pages';
import { entryAddresses } from '@/lib/urls-of-entry-lists';
import { env } from '@/lib/env';
import { brand } from '../../../brand.config';
import { machineNotFound } from '../seo/plain-text-response';
import { socialPng } from '../seo/social-media-picture/draw-social-media-picture';
import { pictureVersion, socialPicture } from '../seo/social-media-picture';
import type { Route } from './route-types';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The social picture of a published page. The URL of an outdated picture redirects to the current one. */
export const socialPictureFile: Route = async ({ locale }, version = '', name = '') => {
  const address = name === 'index' ? '/' : `/${name}`;
  const heads = await listPageSummaries(locale);
  const head = heads.find((one) => one.path === address);
  if (!head) return machineNotFound();
  const page = { ...head, locale };
  const current = pictureVersion(page);
  if (version !== current) {
    return new Response(null, { status: 307, headers: { location: socialPicture(page) } });
  }
  const base = head.list && entryAddresses[head.list];
  const group = base && heads.find((one) => one.path === base)?.title;
  const png = await socialPng(current, {
    title: head.title,
    kicker: group ?? brand.name,
    host: new URL(env().SITE_URL).host,
  });
  return new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': FOR_EVER } });
};
