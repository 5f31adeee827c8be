import type { ReactNode } from 'react';
import { getT } from '@/i18n/server-translations';
import { invoiceControls } from '@/leads/schema/form-controls';
import type { FieldName } from '@/leads/schema/form-definitions';
import { FormField, type FormFieldProps } from './form-field';

type InvoiceFieldsProps = Pick<FormFieldProps, 'kind' | 'locale' | 'state' | 'offer'> & {
  box: ReactNode;
};

/**
 * The checkbox for an invoice and the four fields that it reveals (D13). CSS reveals them, without a script; a browser
 * without `:has()` always shows them.
 */
export function InvoiceFields({ box, ...props }: InvoiceFieldsProps) {
  const names = Object.keys(invoiceControls) as (keyof typeof invoiceControls & FieldName)[];
  return (
    <div className="group/invoice rounded-control border border-line px-4 py-2 tablet:col-span-6">
      {box}
      <fieldset className="min-w-0 pb-3 supports-[selector(:has(a))]:hidden supports-[selector(:has(a))]:group-has-[[name=invoice]:checked]/invoice:block">
        <legend className="sr-only">{getT(props.locale, 'forms')('group.invoice')}</legend>
        <div className="mt-2 grid gap-x-4 gap-y-5 tablet:grid-cols-6">
          {names.map((name) => (
            <FormField key={name} {...props} name={name} control={invoiceControls[name]} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
