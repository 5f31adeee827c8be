'use client';

import { FieldDescription, useFormFields, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { JsonValue, jsonRecordTranslations } from './json-value.client';

/** A read-only JSON field, written by the site. */
export function JsonRecordField({ field: { label, admin }, path }: JSONFieldClientProps) {
  const value = useFormFields(([fields]) => fields[path]?.value);
  const { i18n } = useTranslation();
  const id = `record-${path.replaceAll('.', '-')}`;
  return (
    <div aria-labelledby={id} className="field-type record" role="group">
      <span className="field-label" id={id}>
        {typeof label === 'object' ? label[i18n.language] : label}
      </span>
      <JsonValue
        value={value}
        words={i18n.language === 'vi' ? jsonRecordTranslations.vi : jsonRecordTranslations.en}
      />
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
