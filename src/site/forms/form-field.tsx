import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Control } from '@/leads/schema/form-controls';
import type { FieldName, FormKind } from '@/leads/schema/form-definitions';
import { TICKED } from '@/leads/schema/validate-submission';
import { CheckboxField } from '../ui/checkbox-field';
import { FileField } from '../ui/file-field';
import { SelectField } from '../ui/select-field';
import { TextField } from '../ui/text-field';
import { TextareaField } from '../ui/textarea-field';
import { choicesOf } from './select-options';
import { autofillOfSelect, inputOf, widthClass, widthOf } from './field-attributes';
import { hintOf, labelOf } from './field-labels';
import type { FormState } from './form-state-and-prefilled-values';
import type { TicketOffer } from '@/content/list-item-and-text-types';
import { TicketTypes } from './ticket-type-choice';

export type FormFieldProps = {
  kind: FormKind;
  name: FieldName;
  control: Control;
  locale: Locale;
  state: FormState | null;
  offer: TicketOffer | null;
};

/** The initial value of a control without a typed one. A quantity that the visitor has emptied stays empty. */
function startOf(name: FieldName, locale: Locale, state: FormState | null): string {
  if (name === 'phoneCountry') return 'VN';
  if (name === 'preferredLanguage') return locale;
  return name === 'quantity' && !state ? '1' : '';
}

/** Selects without a placeholder option, which always have a value. */
const withoutPlaceholder: readonly FieldName[] = ['phoneCountry', 'preferredLanguage'];

/** One control of a form, rendered by its kind (spec/forms.md). */
export function FormField({ kind, name, control, locale, state, offer }: FormFieldProps) {
  const t = getT(locale, 'forms');
  const fault = state?.errors[name];
  const hint = hintOf(kind, name, locale);
  const shared = {
    id: `${kind}-${name}`,
    name,
    label: labelOf(kind, name, locale),
    error: fault ? getT(locale, 'validation')(fault) : undefined,
    optional: control.required ? null : t('hint.optional'),
    className: widthClass[widthOf(kind, name, locale === 'en')],
  };
  const typed = state?.values[name] ?? '';
  const value = typed || startOf(name, locale, state);
  const { maxLength } = control;

  if (name === 'ticketType') {
    return <TicketTypes {...shared} locale={locale} value={typed} types={offer?.types ?? []} />;
  }
  switch (control.kind) {
    case 'consent':
    case 'switch': {
      const { optional: _optional, className: _className, ...box } = shared;
      return (
        <CheckboxField
          {...box}
          required={control.required}
          value={TICKED}
          checked={typed === TICKED}
        />
      );
    }
    case 'file':
      return (
        <FileField
          {...shared}
          hint={t(state ? 'hint.fileAgain' : 'hint.resume')}
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        />
      );
    case 'choice':
    case 'country':
      return (
        <SelectField
          {...shared}
          value={value}
          placeholder={withoutPlaceholder.includes(name) ? null : t('placeholder.choose')}
          options={choicesOf(name, locale, offer)}
          autoComplete={autofillOfSelect[name]}
        />
      );
    case 'text':
      return <TextareaField {...shared} value={value} maxLength={maxLength} />;
    case 'line':
      return (
        <TextField
          {...shared}
          value={value}
          maxLength={maxLength}
          input={inputOf(kind, name)}
          {...(hint ? { hint } : {})}
        />
      );
  }
}
