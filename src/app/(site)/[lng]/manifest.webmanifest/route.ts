import { isLocale, localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { machineAnswer, machineNotFound } from '@/site/seo/machine-answer';
import { palette } from '@/site/seo/social/palette';
import { brand } from '../../../../../brand.config';

type Context = { params: Promise<{ lng: string }> };

export const dynamic = 'force-dynamic';

/** What a phone shows of the site that somebody put on its home screen. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng } = await params;
  if (!isLocale(lng)) return machineNotFound();
  const manifest = {
    id: localizedPath(lng, '/'),
    name: brand.name,
    short_name: brand.name,
    description: getT(lng, 'seo')('manifest.description'),
    lang: lng,
    start_url: localizedPath(lng, '/'),
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
  return machineAnswer('application/manifest+json', JSON.stringify(manifest));
}
