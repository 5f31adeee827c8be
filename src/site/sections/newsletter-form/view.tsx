import type { Locale } from '@/i18n/locales';
import { FormStage } from '../../forms/form-stage';
import { LeadForm } from '../../forms/lead-form';
import type { NewsletterFormModel } from './model';

type NewsletterFormProps = { model: NewsletterFormModel; locale: Locale };

/** Sign-up for the letter: what comes and how often, beside a short form. */
export function NewsletterForm({ model, locale }: NewsletterFormProps) {
  return (
    <FormStage titleLines={model.titleLines} text={model.text} ground="paper">
      <LeadForm kind="newsletter" locale={locale} version="default" page={model.page} />
    </FormStage>
  );
}
