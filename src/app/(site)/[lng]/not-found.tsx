import type { Metadata } from 'next';
import { getFrame } from '@/content/frame';
import { getRequestLocale } from '@/i18n/request-locale';
import { getT } from '@/i18n/server';
import { NotFoundTemplate } from '@/site/templates/not-found-template';

export function generateMetadata(): Metadata {
  const t = getT(getRequestLocale(), 'errors');
  return { title: t('notFound.title'), robots: { index: false } };
}

export default async function NotFound() {
  const locale = getRequestLocale();
  return <NotFoundTemplate locale={locale} frame={await getFrame(locale)} />;
}
