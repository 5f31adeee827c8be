import { listHeads } from '@/content/heads';
import { isLocale } from '@/i18n/locales';
import { entryAddresses } from '@/lib/entry-addresses';
import { env } from '@/lib/env';
import { machineNotFound } from '@/site/seo/machine-answer';
import { socialPng } from '@/site/seo/social/draw';
import { pictureVersion, socialPicture } from '@/site/seo/social-picture';
import { brand } from '../../../../../../brand.config';

type Context = { params: Promise<{ lng: string; path: string[] }> };

export const dynamic = 'force-dynamic';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The picture of a live page; one of an earlier version leads to what the page is called now. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng, path } = await params;
  if (!isLocale(lng)) return machineNotFound();
  const [version, ...rest] = path;
  const named = `/${rest.join('/').replace(/\.png$/, '')}`;
  const address = named === '/index' ? '/' : named;
  const heads = await listHeads(lng);
  const head = heads.find((one) => one.path === address);
  if (!head) return machineNotFound();
  const page = { ...head, locale: lng };
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
}
