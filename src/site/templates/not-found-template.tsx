import type { FrameView } from '@/content/header-and-footer-types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../ui/button-link';
import { SearchForm } from '../ui/search-form';
import { Frame } from './page-with-header-and-footer';

type NotFoundTemplateProps = { locale: Locale; frame: FrameView };

/** The 404 page: a plain message, a search field, and two links. */
export function NotFoundTemplate({ locale, frame }: NotFoundTemplateProps) {
  const t = getT(locale, 'errors');
  const search = getT(locale, 'search');
  return (
    <Frame page={{ path: '/', locale, publishedIn: locales }} frame={frame}>
      <section className="page-width flex min-h-[70vh] flex-col items-start justify-center pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-16">
        <p className="text-small font-semibold text-son">{t('notFound.code')}</p>
        <h1 className="type-h1 mt-3">{t('notFound.title')}</h1>
        <p className="mt-5 max-w-[36em] text-lead text-muted">{t('notFound.text')}</p>
        <div className="mt-10 w-full">
          <SearchForm
            id="site-query"
            action={localizedPath(locale, '/search')}
            query=""
            words={{
              label: search('label'),
              placeholder: search('placeholder'),
              button: search('submit'),
            }}
          />
        </div>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(locale, '/')} text={t('notFound.home')} variant="quiet" />
          <ButtonLink
            href={localizedPath(locale, '/book-demo')}
            text={t('notFound.bookDemo')}
            variant="quiet"
          />
        </div>
      </section>
    </Frame>
  );
}
