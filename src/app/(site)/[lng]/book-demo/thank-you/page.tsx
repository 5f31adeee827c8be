import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ThankYouTemplate } from '@/site/templates/thank-you-template';

type Props = { params: Promise<{ lng: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'forms')('thankYou.metaTitle'), robots: { index: false } };
}

export default async function ThankYouPage({ params }: Props) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  return <ThankYouTemplate locale={lng} frame={await getFrame(lng)} />;
}
