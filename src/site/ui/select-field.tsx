import { Icon } from './icon';
import { controlClass, errorId, FieldFrame } from './form-field-with-label';

type SelectFieldProps = {
  id?: string;
  name: string;
  label: string;
  /** The text "optional" at the end of the label; null for a required field. */
  optional: string | null;
  /** The placeholder option, which is not a value. Null for a select that always has a value. */
  placeholder: string | null;
  options: readonly { value: string; label: string }[];
  value: string;
  error: string | undefined;
  autoComplete?: string | undefined;
  className?: string;
};

export function SelectField(props: SelectFieldProps) {
  const { name, id = name, placeholder, options, value, error, autoComplete, ...frame } = props;
  return (
    <FieldFrame id={id} name={name} error={error} {...frame}>
      <div className="relative">
        <select
          id={id}
          name={name}
          defaultValue={value}
          autoComplete={autoComplete}
          aria-required={props.optional === null}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id)}
          className={`${controlClass} peer appearance-none pr-11`}
        >
          {placeholder === null ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted peer-disabled:text-(--theme-muted)"
        />
      </div>
    </FieldFrame>
  );
}
