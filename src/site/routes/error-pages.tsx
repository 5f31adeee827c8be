import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import heldLooks from '@/styles/component-gallery-states.css?url';
import { Gallery } from '../component-gallery/gallery';
import { ErrorTemplate } from '../templates/error-template';
import { NotFoundTemplate } from '../templates/not-found-template';
import type { PageResult, Route } from './route-types';

export const notFound = (locale: Locale): PageResult => ({
  status: 404,
  page: {
    locale,
    metadata: { title: getT(locale, 'errors')('notFound.title'), robots: { index: false } },
    body: (frame) => <NotFoundTemplate locale={locale} frame={frame} />,
  },
});

/** The page that replaces one that failed; it needs nothing from the CMS. */
export const failedScreen: Route = async ({ locale }) => ({
  page: {
    locale,
    metadata: { title: getT(locale, 'errors')('failed.title'), robots: { index: false } },
    screen: <ErrorTemplate locale={locale} />,
  },
});

export const gallery: Route = async ({ locale }) => ({
  page: {
    locale,
    metadata: {
      title: getT(locale, 'gallery')('title'),
      robots: { index: false, follow: false },
      stylesheet: heldLooks,
    },
    screen: <Gallery locale={locale} />,
  },
});
