import type { Locale } from '@/i18n/locales';
import { controlClass, errorId, FieldFrame } from '../../ui/form-field-with-label';
import { readField } from './calculate-roi';
import { fields, type FieldName } from './input-fields';
import { formatPlain } from './format-estimates';

type NumberFieldProps = {
  name: FieldName;
  label: string;
  typed: string;
  error: string | undefined;
  locale: Locale;
  onType: (name: FieldName, typed: string) => void;
};

/** A number field, and a slider for the usual range; beyond it the slider stays at its end. */
export function NumberField({ name, label, typed, error, locale, onType }: NumberFieldProps) {
  const { kind, slide, step } = fields[name];
  const read = readField(name, typed, locale);
  const id = `roi-${name}`;
  return (
    <FieldFrame
      id={id}
      name={id}
      label={label}
      optional={null}
      error={error}
      className="flex flex-col justify-end"
    >
      <input
        id={id}
        type="text"
        inputMode={kind === 'count' ? 'numeric' : 'decimal'}
        value={typed}
        onChange={(event) => onType(name, event.currentTarget.value)}
        maxLength={24}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id)}
        className={`${controlClass} tabular-nums`}
      />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={typed}
        min={0}
        max={slide}
        step={step}
        value={read.ok ? Math.min(read.value, slide) : 0}
        onChange={(event) => onType(name, formatPlain(event.currentTarget.valueAsNumber, locale))}
        className="slider print:hidden"
      />
    </FieldFrame>
  );
}
