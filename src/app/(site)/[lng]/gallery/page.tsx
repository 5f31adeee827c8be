import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { env } from '@/lib/env';
import { Gallery } from '@/site/gallery/gallery';

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'gallery')('title'), robots: { index: false, follow: false } };
}

/** For those who build the site; visitors get the not-found screen unless SHOW_GALLERY says otherwise. */
export default async function GalleryPage({ params }: Props) {
  const { lng } = await params;
  const isShown = env().SHOW_GALLERY || env().NODE_ENV !== 'production';
  if (!isLocale(lng) || !isShown) notFound();
  return <Gallery locale={lng} />;
}
