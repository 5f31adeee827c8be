import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import type { StashContents } from '@/leads/schema/review';
import { LeadForm } from './lead-form';

type FormReviewProps = { locale: Locale; stash: StashContents | null };

const noticeKeys = {
  'rate-limited': 'notice.rateLimited',
  unavailable: 'notice.unavailable',
  conflict: 'notice.conflict',
} as const;

/** A form that came back without JavaScript: its messages, and everything that was typed. */
export function FormReview({ locale, stash }: FormReviewProps) {
  const t = getT(locale, 'forms');
  return (
    <>
      <h1 className="type-h1">{t('review.title')}</h1>
      <p className="mt-4 mb-8 text-lead text-muted">
        {stash ? t('review.text') : t('review.expired')}
      </p>
      <LeadForm
        locale={locale}
        version={stash?.origin.version ?? 'v5'}
        page={stash?.origin.page ?? '/book-demo'}
        attribution={stash?.origin.attribution}
        values={stash?.values}
        errors={stash?.errors}
        notice={stash?.notice ? t(noticeKeys[stash.notice]) : null}
      />
    </>
  );
}
