import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { HONEYPOT } from '@/leads/schema/submission';
import type { FieldErrors, FieldValues } from '@/leads/schema/validate';
import { PromiseNote } from '../ui/promise-note';
import { BookDemoFields } from './book-demo-fields';
import { FormSummary } from './form-summary';
import { LeadFormEnhancer } from './lead-form-enhancer.client';
import { clientStrings } from './client-strings';

type LeadFormProps = {
  locale: Locale;
  version: 'default' | 'v5';
  /** Path of the page it stands on, without language prefix. */
  page: string;
  /** Campaign of a form that is shown again; otherwise the browser adds it. */
  attribution?: Record<string, string> | undefined;
  values?: FieldValues;
  errors?: FieldErrors;
  notice?: string | null;
};

const FORM_ID = 'lead-form';

/**
 * The demo request as plain HTML: it works as it stands, and the enhancer beside it only adds comfort.
 * `novalidate`, because the messages are ours and not the browser's (spec §5).
 */
export function LeadForm(props: LeadFormProps) {
  const { locale, version, page, attribution, values, errors = {}, notice } = props;
  const t = getT(locale, 'forms');
  const hidden = { version, page, locale, ...attribution };
  return (
    <form
      id={FORM_ID}
      method="post"
      action="/api/forms/book-demo"
      data-form="book-demo"
      noValidate
      className="rounded-card border border-line bg-paper p-5 tablet:p-8"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="text-small text-muted">{t('hint.required')}</p>
      <FormSummary locale={locale} errors={errors} notice={notice ?? null} />
      <BookDemoFields locale={locale} values={values} errors={errors} />
      <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
        <label>
          {t('field.honeypot')}
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <button
        type="submit"
        className={`mt-6 inline-flex min-h-12 cursor-pointer items-center justify-center rounded-control bg-son px-8 font-semibold text-paper transition-colors duration-150 hover:bg-son-deep aria-busy:cursor-progress aria-busy:bg-son-deep ${
          version === 'v5' ? 'w-full' : ''
        }`}
      >
        {t('submit.bookDemo')}
      </button>
      <PromiseNote text={getT(locale, 'common')('promise')} className="mt-4 text-jade" />
      <LeadFormEnhancer formId={FORM_ID} kind="book-demo" strings={clientStrings(locale)} />
    </form>
  );
}
