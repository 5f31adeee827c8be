import type { ReactNode } from 'react';
import { getT } from '@/i18n/server-translations';
import { controlsOf, type FieldName, type FormKind } from '@/leads/schema/form-definitions';
import { FormField, type FormFieldProps } from './form-field';
import { InvoiceFields } from './invoice-fields';
import { TicketTotal } from './ticket-total';

type FormFieldsProps = Pick<FormFieldProps, 'kind' | 'locale' | 'state' | 'offer'>;

type Part = 'ticket' | 'about' | 'questions' | 'rest';

/** The groups of fields in long forms, each under the name of its first control. */
const parts: Partial<Record<FormKind, Partial<Record<FieldName, Part>>>> = {
  'get-ticket': {
    ticketType: 'ticket',
    salutation: 'about',
    firstQuestion: 'questions',
    preferredLanguage: 'rest',
  },
  'get-document': {
    salutation: 'about',
    firstQuestion: 'questions',
    preferredLanguage: 'rest',
  },
};

type Group = { part: Part; fields: ReactNode[] };

const grid = 'grid gap-x-4 gap-y-5 tablet:grid-cols-6';

/** All controls of a form in the order of its definition, in groups where the form is long; the consents come last. */
export function FormFields(props: FormFieldsProps) {
  const { kind, locale, offer } = props;
  const t = getT(locale, 'forms');
  const groups: Group[] = [{ part: 'rest', fields: [] }];
  const boxes: ReactNode[] = [];
  for (const [name, control] of controlsOf(kind)) {
    if (control.when === 'with-invoice') continue;
    if (control.when === 'event-has-hubs' && !offer?.hubs.length) continue;
    if (name === 'phoneCountry' && locale === 'vi') continue;
    const begun = parts[kind]?.[name];
    if (begun) groups.push({ part: begun, fields: [] });
    const field = <FormField key={name} {...props} name={name} control={control} />;
    if (control.kind === 'consent') boxes.push(field);
    else if (name === 'invoice') {
      groups.at(-1)?.fields.push(<InvoiceFields key={name} {...props} box={field} />);
    } else groups.at(-1)?.fields.push(field);
  }
  const why = t(kind === 'get-ticket' ? 'group.questionsWhy' : 'group.questionsWhyDocument');
  return (
    <div className="mt-5 grid gap-y-8">
      {groups.map(({ part, fields }) => {
        if (fields.length === 0) return null;
        if (part === 'rest') {
          return (
            <div key="rest" className={grid}>
              {fields}
            </div>
          );
        }
        return (
          <fieldset key={part} className="min-w-0">
            <legend className="type-h3 mb-4">{t(`group.${part}`)}</legend>
            {part === 'questions' ? <p className="-mt-3 mb-4 text-muted">{why}</p> : null}
            <div className={grid}>{fields}</div>
            {part === 'ticket' ? <TicketTotal locale={locale} /> : null}
          </fieldset>
        );
      })}
      <div>{boxes}</div>
    </div>
  );
}
