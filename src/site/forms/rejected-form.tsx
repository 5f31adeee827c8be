import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { FormKind } from '@/leads/schema/form-definitions';
import type { FormNotice, RejectedSubmission } from '@/leads/schema/rejected-form-types';
import { touchControls } from '@/leads/schema/attribution-touchpoint';
import { ButtonLink } from '../ui/button-link';
import { LeadForm } from './lead-form';
import type { TicketOffer } from '@/content/list-item-and-text-types';

type FormReviewProps = {
  kind: FormKind;
  locale: Locale;
  stash: RejectedSubmission | null;
  offer: TicketOffer | null;
  /** Within how many minutes of office hours the team promises to answer. */
  promiseMinutes: number;
};

const noticeKeys = {
  'rate-limited': 'notice.rateLimited',
  unavailable: 'notice.unavailable',
  conflict: 'notice.conflict',
  closed: 'notice.closed',
} as const satisfies Record<FormNotice, string>;

/** The page of each kind of form, for a form that has expired and whose own page is no longer known. */
const homes: Record<FormKind, string> = {
  'book-demo': '/book-demo',
  'get-ticket': '/events',
  'get-document': '/resources',
  contact: '/contact',
  career: '/careers',
  newsletter: '/',
};

/** Kinds of forms about one event or document: when the stored form has expired, no empty one can be shown instead. */
const needsSubject: readonly FormKind[] = ['get-ticket', 'get-document'];

/** The hidden fields with the attribution of the sender, which are posted again with the form. */
const originControls = ({ attribution, firstTouch, lastTouch }: RejectedSubmission['origin']) =>
  lastTouch ? touchControls(firstTouch, lastTouch) : attribution;

/**
 * The content of the page that shows a rejected form to a visitor without JavaScript: messages, and everything that was
 * typed. Once the stored form (`stash`) has expired, it is an empty form, or a link to the events or resources.
 */
export function FormReview(props: FormReviewProps) {
  const { kind, locale, stash, offer, promiseMinutes } = props;
  const t = getT(locale, 'forms');
  const origin = stash?.origin;
  const slugs = { event: origin?.event, document: origin?.document, position: origin?.position };
  const subject = Object.fromEntries(Object.entries(slugs).filter(([, slug]) => slug));
  const state = stash && {
    values: stash.values,
    errors: stash.errors,
    notice: stash.notice ? t(noticeKeys[stash.notice]) : null,
  };
  const isLost = !stash && needsSubject.includes(kind);
  return (
    <>
      <h1 className="type-h1">{t('review.title')}</h1>
      <p className="mt-4 mb-8 text-lead text-muted">
        {t(stash ? 'review.text' : isLost ? 'review.lost' : 'review.expired')}
      </p>
      {isLost ? (
        <ButtonLink
          href={localizedPath(locale, homes[kind])}
          text={t(kind === 'get-ticket' ? 'review.toEvents' : 'review.toResources')}
        />
      ) : (
        <LeadForm
          kind={kind}
          locale={locale}
          version={origin?.version ?? 'v5'}
          page={origin?.page ?? homes[kind]}
          subject={subject}
          offer={offer}
          promiseMinutes={promiseMinutes}
          state={state}
          attribution={origin ? originControls(origin) : undefined}
        />
      )}
    </>
  );
}
