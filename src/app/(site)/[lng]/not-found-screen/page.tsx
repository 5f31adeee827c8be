import type { Metadata } from 'next';
import { getFrame } from '@/content/frame';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { NotFoundTemplate } from '@/site/templates/not-found-template';

type Props = { params: Promise<{ lng: string }> };

async function localeOf({ params }: Props) {
  const { lng } = await params;
  return isLocale(lng) ? lng : defaultLocale;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = getT(await localeOf(props), 'errors');
  return { title: t('notFound.title'), robots: { index: false } };
}

/** The proxy shows this, with status 404, at every address where nothing is live. */
export default async function NotFoundScreen(props: Props) {
  const locale = await localeOf(props);
  return <NotFoundTemplate locale={locale} frame={await getFrame(locale)} />;
}
