import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { FormKind } from '@/leads/schema/form-definitions';
import { Button } from '../ui/button';
import { NoteWithDot } from '../ui/note-with-dot';
import { clientStrings } from './form-script-strings';
import { embeddedFormId } from './embedded-form-id';
import { FormFields } from './form-fields';
import type { FormState, FormSubject } from './form-state-and-prefilled-values';
import { FormSummary } from './form-error-summary';
import { Honeypot } from './honeypot-field';
import { PrivacyLine } from './privacy-policy-link';
import type { TicketOffer } from '@/content/list-item-and-text-types';

type LeadFormProps = {
  kind: FormKind;
  locale: Locale;
  version: 'default' | 'v5';
  /** Path of the form's page, without language prefix. */
  page: string;
  subject?: FormSubject;
  /** Within how many minutes the team promises to reply; needed for the demo and contact forms. */
  promiseMinutes?: number;
  /** The ticket types and hubs of the event, for a ticket form. */
  offer?: TicketOffer | null;
  /** The values and errors of a form that is shown again, or prefilled values. */
  state?: FormState | null;
  /** The attribution (touches) of a form that is shown again; otherwise the browser adds it. */
  attribution?: Record<string, string>;
};

const submitKeys = {
  'book-demo': 'submit.bookDemo',
  'get-ticket': 'submit.getTicket',
  'get-document': 'submit.getDocument',
  contact: 'submit.contact',
  career: 'submit.career',
  newsletter: 'submit.newsletter',
} as const satisfies Record<FormKind, string>;

/** The line below the button: what follows, or for the demo and contact forms the promised reply time. */
function promiseOf(kind: FormKind, locale: Locale, minutes: number | undefined): string | null {
  const t = getT(locale, 'forms');
  if (kind === 'get-ticket') return t('after.getTicket');
  if (kind === 'get-document') return t('after.getDocument');
  if (kind === 'career') return t('after.career');
  if (kind === 'newsletter') return t('after.newsletter');
  return minutes ? getT(locale, 'common')('promise', { minutes }) : null;
}

/**
 * A form as plain HTML, which works without a script; its behaviour enhances it. The browser does not validate it,
 * because the site shows its own messages (spec §5).
 */
export function LeadForm(props: LeadFormProps) {
  const { kind, locale, version, page, subject, offer = null, state = null, attribution } = props;
  const promise = promiseOf(kind, locale, props.promiseMinutes);
  const t = getT(locale, 'forms');
  const hidden = { version, page, locale, ...subject, ...attribution };
  const id = `form-${kind}`;
  // The provider's form would start empty, so it does not replace a form that already has values.
  const formId = state ? null : embeddedFormId(kind, page);
  return (
    <>
      {formId ? (
        <div
          hidden
          data-behaviour="embedded-form"
          data-embedded-form={formId}
          data-stands-for={id}
        />
      ) : null}
      <form
        id={id}
        method="post"
        action={`/api/forms/${kind}`}
        encType={kind === 'career' ? 'multipart/form-data' : undefined}
        // The newsletter form is not the main content of its page, so its code is loaded on focus.
        data-behaviour={kind === 'newsletter' ? 'late-form' : 'lead-form'}
        data-form={kind}
        data-strings={JSON.stringify(clientStrings(kind, locale))}
        noValidate
        className="rounded-card border border-line bg-paper p-5 tablet:p-8"
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {kind === 'newsletter' ? null : (
          <p className="text-small text-muted">{t('hint.required')}</p>
        )}
        <FormSummary kind={kind} locale={locale} state={state} />
        <FormFields kind={kind} locale={locale} state={state} offer={offer} />
        <PrivacyLine locale={locale} className="mt-1" />
        <Honeypot locale={locale} />
        <Button
          type="submit"
          text={t(submitKeys[kind])}
          className={`mt-4 ${version === 'v5' ? 'w-full' : ''}`}
        />
        {promise ? <NoteWithDot text={promise} className="mt-4 text-jade" /> : null}
      </form>
    </>
  );
}
