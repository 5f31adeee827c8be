import type { Locale } from '@/i18n/locales';
import { FormStage } from '../../forms/form-stage';
import { LeadForm } from '../../forms/lead-form';
import { Icon } from '../../ui/icon';
import type { DocumentFormModel } from './model';

type DocumentFormProps = { model: DocumentFormModel; locale: Locale };

/** What is in the document, and the form that sends it. */
export function DocumentForm({ model, locale }: DocumentFormProps) {
  const points = (
    <ul className="mt-8 grid gap-3">
      {model.points.map((point) => (
        <li key={point} className="flex items-start gap-3">
          <Icon name="check" className="mt-1 size-5 shrink-0 text-jade" />
          {point}
        </li>
      ))}
    </ul>
  );
  return (
    <FormStage titleLines={model.titleLines} text={model.text} aside={points}>
      <LeadForm
        kind="get-document"
        locale={locale}
        version={model.version}
        page={model.page}
        subject={{ document: model.document }}
      />
    </FormStage>
  );
}
