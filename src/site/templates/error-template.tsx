import { Link } from '@/i18n/localized-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { telHref } from '@/lib/tel-href';
import { brand } from '../../../brand.config';
import { BrandMark } from '../page-shell/brand-logo';
import { Button } from '../ui/button';
import { ButtonLink } from '../ui/button-link';

type ErrorTemplateProps = { locale: Locale };

/** The error page. It needs nothing from the CMS, because the CMS may have failed. */
export function ErrorTemplate({ locale }: ErrorTemplateProps) {
  const t = getT(locale, 'errors');
  const common = getT(locale, 'common');
  return (
    <>
      <header data-theme="light" className="site-header">
        <div className="page-width flex h-full items-center justify-between gap-4">
          <Link
            href={localizedPath(locale, '/')}
            aria-label={common('nav.home')}
            className="touch-target inline-flex items-center"
          >
            <BrandMark />
          </Link>
          <ButtonLink
            href={localizedPath(locale, '/book-demo')}
            text={common('nav.bookDemo')}
            className="min-h-11! px-5! text-small"
          />
        </div>
      </header>
      <main
        id="main"
        className="page-width flex min-h-[80vh] flex-col items-start justify-center pt-(--header-height)"
      >
        <h1 className="type-h1">{t('failed.title')}</h1>
        <p className="mt-5 max-w-[36em] text-lead text-muted">{t('failed.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button text={t('failed.again')} data-behaviour="reload" />
          <ButtonLink href={localizedPath(locale, '/')} text={t('notFound.home')} variant="quiet" />
        </div>
      </main>
      <footer data-theme="dark">
        <p className="page-width flex flex-wrap gap-x-8 py-5 text-small">
          <Link
            href={`mailto:${brand.email}`}
            className="touch-target inline-flex items-center underline underline-offset-4"
          >
            {brand.email}
          </Link>
          <Link
            href={telHref(brand.phone)}
            className="touch-target inline-flex items-center underline underline-offset-4"
          >
            {brand.phone}
          </Link>
        </p>
      </footer>
    </>
  );
}
