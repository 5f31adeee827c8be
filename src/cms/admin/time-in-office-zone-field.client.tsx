'use client';

import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui';
import type { DateFieldClientProps } from 'payload';
import { OFFICE_OFFSET, OFFICE_ZONE, officeIso } from '@/lib/office-hours-arithmetic';
import { useTexts } from './use-translations.client';

const words = {
  vi: { tag: 'vi-VN', zone: 'giờ Việt Nam', none: 'Chưa có' },
  en: { tag: 'en-GB', zone: 'Vietnam time', none: 'Not yet' },
};

/** A point in time in Viet Nam's time: as text, or as an input where the colleague may change it. */
export function TimeInOfficeZoneField({ field, path, readOnly }: DateFieldClientProps) {
  const { value, setValue, disabled } = useField<string | null>({ potentiallyStalePath: path });
  const text = useTexts(words);
  const { label, required, admin } = field;
  const isFixed = Boolean(readOnly || disabled || admin?.readOnly);
  const id = `field-${path.replaceAll('.', '__')}`;
  const shown = value
    ? new Intl.DateTimeFormat(text.tag, {
        day: '2-digit',
        month: '2-digit',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone: OFFICE_ZONE,
      }).format(new Date(value))
    : text.none;
  return (
    <div className="field-type office-moment">
      <FieldLabel
        htmlFor={isFixed ? undefined : id}
        label={label}
        path={path}
        required={required}
      />
      {isFixed ? (
        <p id={id}>
          {shown} {value ? <small>({text.zone})</small> : null}
        </p>
      ) : (
        <>
          <input
            id={id}
            onChange={({ target }) =>
              setValue(target.value ? new Date(target.value + OFFICE_OFFSET).toISOString() : null)
            }
            type="datetime-local"
            value={value ? officeIso(value).slice(0, 16) : ''}
          />
          <small>{text.zone}</small>
        </>
      )}
      <FieldDescription description={admin?.description} path={path} />
    </div>
  );
}
