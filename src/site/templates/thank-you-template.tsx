import type { FrameView } from '@/content/header-and-footer-types';
import { locales, localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../ui/button-link';
import { SentenceHeading } from '../ui/sentence-heading';
import { TextLink } from '../ui/text-link';
import { Frame } from './page-with-header-and-footer';
import { ThankYouConfirm } from './thank-you-confirmation-button';
import {
  type ThankYouEvent,
  ThankYouEventDay,
  type ThankYouTicket,
} from './thank-you-for-registration';

type SentForm = 'book-demo' | 'get-ticket' | 'get-document' | 'contact' | 'career' | 'newsletter';

/**
 * The outcome of a form; a registration may be on the waiting list, or have a place that has to be confirmed by mail.
 * `received`: the page says only that a form has arrived.
 */
export type Outcome = SentForm | 'unconfirmed' | 'waiting' | 'received';

type ThankYouTemplateProps = {
  locale: Locale;
  frame: FrameView;
  /** The path of the page, without language prefix. */
  path: string;
  kind: SentForm;
  outcome: Outcome;
  /** Who has to look at the form first: its sender, because it was sent without JavaScript, or a colleague. */
  waitsFor: 'sender' | 'colleague' | null;
  event?: ThankYouEvent;
  /** The visitor's own ticket and document; null when there is none to show. */
  ticket?: ThankYouTicket | null;
  document?: { title: string; href: string } | null;
};

const paths = {
  roi: '/roi-calculator',
  stories: '/customers',
  framework: '/cxm-framework',
  trust: '/trust',
  blog: '/blog',
  about: '/about-us',
  events: '/events',
} as const;

const related: Record<SentForm, readonly (keyof typeof paths)[]> = {
  'book-demo': ['roi', 'stories', 'trust'],
  contact: ['about', 'stories'],
  'get-document': ['framework', 'blog'],
  career: ['about', 'blog'],
  newsletter: ['blog', 'framework'],
  'get-ticket': ['stories', 'blog'],
};

const relatedWhileWaiting = ['events', 'blog'] as const;

/** Forms whose sender gets the reply promise (spec §9). */
const promised: readonly SentForm[] = ['book-demo', 'contact'];

/** The thank-you page: says what came of the form, when the team answers, and what to do until then. */
export function ThankYouTemplate(props: ThankYouTemplateProps) {
  const { locale, frame, path, kind, outcome, waitsFor, event } = props;
  const { ticket = null, document = null } = props;
  const t = getT(locale, 'forms');
  const { office } = frame.settings;
  const isUnconfirmed = waitsFor === 'sender';
  const shown = isUnconfirmed ? (`held.${kind}` as const) : outcome;
  const words = (['next1', 'next2', 'next3'] as const).map((key) =>
    t(`thankYou.${outcome}.${key}`),
  );
  const home = event ? `/events/${event.slug}` : '/';
  return (
    <Frame page={{ path, locale, publishedIn: locales }} frame={frame} layout="default">
      <section className="bg-warm pt-[calc(var(--header-height)+clamp(40px,6vw,88px))] pb-(--section-space)">
        <div className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1.4fr_1fr]">
          <div>
            <SentenceHeading
              as="h1"
              lines={t(`thankYou.${shown}.title`).split('\n')}
              className="type-h1"
            />
            <p className="mt-6 max-w-[34em] text-lead text-muted">{t(`thankYou.${shown}.text`)}</p>
            {isUnconfirmed ? <ThankYouConfirm locale={locale} event={event?.slug ?? null} /> : null}
            {event ? <ThankYouEventDay event={event} ticket={ticket} locale={locale} /> : null}
            {document ? (
              <p className="mt-6 font-semibold">
                <a
                  href={document.href}
                  className="touch-target inline-block py-2 underline decoration-son decoration-2 underline-offset-[6px]"
                >
                  {t('thankYou.download', { title: document.title })}
                </a>
              </p>
            ) : null}
            {promised.includes(kind) && !waitsFor ? (
              <>
                <p className="mt-4 max-w-[34em]">
                  {t('thankYou.promise', { hours: office.text, minutes: office.promiseMinutes })}
                </p>
                {office.exceptions.map((exception) => (
                  <p key={exception} className="mt-2 max-w-[34em]">
                    {exception}
                  </p>
                ))}
                {/* For a form that no receipt names, the page promises no exact time. */}
                {outcome === 'received' ? null : (
                  <p
                    hidden
                    data-behaviour="reply-due"
                    data-sentence={t('thankYou.due', { time: '{{time}}' })}
                    data-hours={JSON.stringify(office.hours)}
                    data-promise-minutes={office.promiseMinutes}
                    className="mt-3 font-semibold text-jade"
                  />
                )}
              </>
            ) : null}
            <ButtonLink
              href={localizedPath(locale, home)}
              text={t(event ? 'thankYou.backToEvent' : 'thankYou.home')}
              variant="quiet"
              className="mt-8"
            />
          </div>
          <div>
            <div className="rounded-card border border-line bg-paper p-6 tablet:p-8">
              <h2 className="type-h3">
                {t(isUnconfirmed ? 'thankYou.confirm.nextTitle' : `thankYou.${outcome}.nextTitle`)}
              </h2>
              <ol className="mt-4 list-decimal space-y-3 pl-5 text-muted">
                {words.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
            <h2 className="mt-8 font-semibold">{t('thankYou.related')}</h2>
            <ul className="mt-1">
              {(outcome === 'waiting' ? relatedWhileWaiting : related[kind]).map((name) => (
                <li key={name}>
                  <TextLink
                    href={localizedPath(locale, paths[name])}
                    text={t(`thankYou.links.${name}`)}
                    arrow
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </Frame>
  );
}
