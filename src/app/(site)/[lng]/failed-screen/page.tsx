import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ErrorTemplate } from '@/site/templates/error-template';

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'errors')('failed.title'), robots: { index: false } };
}

/** The web server shows this in the place of a page that failed. */
export default async function FailedScreen({ params }: Props) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  return <ErrorTemplate locale={lng} />;
}
