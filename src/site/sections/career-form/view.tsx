import type { Locale } from '@/i18n/locales';
import { FormStage } from '../../forms/form-stage';
import { FormSteps } from '../../forms/form-steps';
import { LeadForm } from '../../forms/lead-form';
import type { CareerFormModel } from './model';

type CareerFormProps = { model: CareerFormModel; locale: Locale };

/** An application with its CV, beside what becomes of it. */
export function CareerForm({ model, locale }: CareerFormProps) {
  const { titleLines, text, steps, position, page, version } = model;
  return (
    <FormStage titleLines={titleLines} text={text} aside={<FormSteps steps={steps} />}>
      <LeadForm
        kind="career"
        locale={locale}
        version={version}
        page={page}
        subject={position ? { position } : {}}
      />
    </FormStage>
  );
}
