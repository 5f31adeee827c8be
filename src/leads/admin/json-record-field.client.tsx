'use client';

import { FieldDescription, useFormFields, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import type { RecordNames } from '../schema/json-record-labels-type';
import { JsonValue, jsonRecordTranslations } from './json-record-view.client';

type JsonRecordFieldProps = JSONFieldClientProps & { names: RecordNames };

/** The form field of a JSON value that only the site writes: shown, never edited. */
export function JsonRecordField({ field: { label, admin }, names, path }: JsonRecordFieldProps) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const id = `record-${path.replaceAll('.', '-')}`;
  return (
    <div aria-labelledby={id} className="field-type record" role="group">
      <span className="field-label" id={id}>
        {typeof label === 'object' ? label[i18n.language] : label}
      </span>
      <JsonValue
        value={value}
        words={jsonRecordTranslations[language]}
        nameOf={(name) => names[name]?.[language] ?? name}
      />
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
