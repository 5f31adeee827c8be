import type { FrameView } from '@/content/types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ButtonLink } from '../ui/button-link';
import { Claim } from '../ui/claim';
import { Frame } from './frame';

type ThankYouTemplateProps = { locale: Locale; frame: FrameView };

/** Says that the request has arrived, when somebody answers, and what helps until then. */
export function ThankYouTemplate({ locale, frame }: ThankYouTemplateProps) {
  const t = getT(locale, 'forms');
  const next = [t('thankYou.next1'), t('thankYou.next2'), t('thankYou.next3')];
  return (
    <Frame
      page={{ path: '/book-demo/thank-you', locale, publishedIn: locales }}
      frame={frame}
      layout="default"
    >
      <section className="bg-warm pt-[calc(var(--header-height)+clamp(40px,6vw,96px))] pb-(--section-space)">
        <div className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1.4fr_1fr]">
          <div>
            <Claim as="h1" lines={t('thankYou.title').split('\n')} className="type-h1" />
            <p className="mt-6 max-w-[34em] text-lead text-muted">{t('thankYou.text')}</p>
            <ButtonLink
              href={localizedPath(locale, '/')}
              text={t('thankYou.home')}
              variant="quiet"
              className="mt-8"
            />
          </div>
          <div className="rounded-card border border-line bg-paper p-6 tablet:p-8">
            <h2 className="type-h3">{t('thankYou.nextTitle')}</h2>
            <ol className="mt-4 list-decimal space-y-3 pl-5 text-muted">
              {next.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        </div>
      </section>
    </Frame>
  );
}
