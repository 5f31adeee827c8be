import type { Metadata } from 'next';
import { getRequestLocale } from '@/i18n/request-locale';
import { getT } from '@/i18n/server';
import { NotFoundTemplate } from '@/site/templates/not-found-template';

export function generateMetadata(): Metadata {
  const t = getT(getRequestLocale(), 'errors');
  return { title: t('notFound.title'), robots: { index: false } };
}

export default function NotFound() {
  return <NotFoundTemplate locale={getRequestLocale()} />;
}
