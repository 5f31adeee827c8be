import type { Metadata } from 'next';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';

type Props = { params: Promise<{ lng: string }> };

/** Head of a page behind a link in a mail: never indexed, its address, a secret, told to no other site. */
export async function linkMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return {
    title: getT(lng, 'links')('metaTitle'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}
