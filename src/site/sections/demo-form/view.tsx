import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { FormStage } from '../../forms/form-stage';
import { FormSteps } from '../../forms/form-steps';
import { OfficeNote } from '../../forms/office-note';
import { begunWith, type FormState } from '../../forms/form-state';
import { LeadForm } from '../../forms/lead-form';
import type { DemoFormModel } from './model';

type DemoFormProps = { model: DemoFormModel; locale: Locale };

/** Left the promise and what happens next, right the form. */
export function DemoForm({ model, locale }: DemoFormProps) {
  const { titleLines, text, steps, office, version } = model;
  const aside = (
    <>
      <FormSteps steps={steps} />
      <OfficeNote office={office} locale={locale} />
    </>
  );
  return (
    <FormStage titleLines={titleLines} text={text} aside={aside} isHero>
      <LeadForm
        kind="book-demo"
        locale={locale}
        version={version}
        page="/book-demo"
        promiseMinutes={office.promiseMinutes}
        state={begunState(model, locale)}
      />
    </FormStage>
  );
}

/** What somebody chose and worked out before stands in the description, where they can read and change it. */
function begunState(model: DemoFormModel, locale: Locale): FormState | null {
  const chosen = model.plan && getT(locale, 'sections')('plans.chosen', { plan: model.plan });
  const description = [chosen, inputsText(model, locale)].filter(Boolean).join('\n\n');
  return description === '' ? null : begunWith('book-demo', { description });
}

function inputsText({ inputs, inputsLink }: DemoFormModel, locale: Locale): string | null {
  if (inputs.length === 0) return null;
  const t = getT(locale, 'sections');
  const lines = inputs.map(
    ({ name, value }) =>
      `${t(`roiCalculator.field.${name}`)}: ${new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)}`,
  );
  return [t('roiCalculator.sent'), ...lines, inputsLink].join('\n');
}
