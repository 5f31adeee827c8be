import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { forms } from '@/leads/schema/form-definitions';
import { TICKED } from '@/leads/schema/validate-submission';
import { Button } from '../ui/button';
import type { ButtonVariant } from '../ui/button-style';
import { CheckboxField } from '../ui/checkbox-field';
import { TextField } from '../ui/text-field';
import { clientStrings } from './form-script-strings';
import { inputOf } from './field-attributes';
import { labelOf } from './field-labels';
import { FormSummary } from './form-error-summary';
import { Honeypot } from './honeypot-field';
import { PrivacyLine } from './privacy-policy-link';

type NewsletterLineProps = {
  locale: Locale;
  /** Path of the form's page, without language prefix. */
  page: string;
  /** The style of the button, which depends on the background of the form. */
  button: ButtonVariant;
};

const ID = 'form-newsletter-line';

/**
 * The newsletter form in one line, for the footer. Its ids differ from those of `LeadForm`, which the page may have
 * too.
 */
export function NewsletterLine({ locale, page, button }: NewsletterLineProps) {
  const kind = 'newsletter';
  const t = getT(locale, 'forms');
  const hidden = { version: 'default', page, locale };
  return (
    <form
      id={ID}
      method="post"
      action={`/api/forms/${kind}`}
      data-behaviour="late-form"
      data-form={kind}
      data-strings={JSON.stringify(clientStrings(kind, locale))}
      noValidate
      className="relative"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* The button comes last in the DOM, for screen readers and the keyboard; from tablets up the grid places it
          beside the e-mail field. */}
      <div className="grid gap-3 tablet:grid-cols-[1fr_auto]">
        <TextField
          id={`${ID}-email`}
          name="email"
          label={labelOf(kind, 'email', locale)}
          optional={null}
          value=""
          error={undefined}
          maxLength={forms.newsletter.email?.maxLength ?? 0}
          input={inputOf(kind, 'email')}
        />
        <div className="tablet:col-span-2 tablet:row-start-2">
          <CheckboxField
            id={`${ID}-consent`}
            name="consentMarketing"
            label={labelOf(kind, 'consentMarketing', locale)}
            value={TICKED}
            checked={false}
            error={undefined}
            required
          />
          <PrivacyLine locale={locale} className="tablet:pl-8" />
        </div>
        {/* The button is moved down by the height of the label above the e-mail field. */}
        <div className="grid text-small tablet:col-start-2 tablet:row-start-1 tablet:mt-[calc(1lh+0.375rem)] tablet:self-start">
          <Button type="submit" variant={button} text={t('submit.newsletter')} />
        </div>
      </div>
      <FormSummary kind={kind} locale={locale} state={null} />
      <Honeypot locale={locale} />
    </form>
  );
}
