import type { Locale } from '@/i18n/locales';
import { FormStage } from '../../forms/form-stage';
import { FormSteps } from '../../forms/form-steps';
import { LeadForm } from '../../forms/lead-form';
import type { DemoFormModel } from './model';

type DemoFormProps = { model: DemoFormModel; locale: Locale };

/** Left the promise and what happens next, right the form. */
export function DemoForm({ model, locale }: DemoFormProps) {
  const { titleLines, text, steps, version } = model;
  return (
    <FormStage titleLines={titleLines} text={text} aside={<FormSteps steps={steps} />} isHero>
      <LeadForm kind="book-demo" locale={locale} version={version} page="/book-demo" />
    </FormStage>
  );
}
