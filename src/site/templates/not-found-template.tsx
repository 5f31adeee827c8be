import type { FrameView } from '@/content/types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ButtonLink } from '../ui/button-link';
import { Frame } from './frame';

type NotFoundTemplateProps = { locale: Locale; frame: FrameView };

/** Says plainly that nothing is here, and offers two ways on. */
export function NotFoundTemplate({ locale, frame }: NotFoundTemplateProps) {
  const t = getT(locale, 'errors');
  return (
    <Frame page={{ path: '/', locale, publishedIn: locales }} frame={frame}>
      <section className="page-width flex min-h-[70vh] flex-col items-start justify-center pt-(--header-height)">
        <p className="text-small font-semibold text-son">{t('notFound.code')}</p>
        <h1 className="type-h1 mt-3">{t('notFound.title')}</h1>
        <p className="mt-5 max-w-[36em] text-lead text-muted">{t('notFound.text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={localizedPath(locale, '/')} text={t('notFound.home')} />
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
