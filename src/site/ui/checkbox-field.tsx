import { errorId, FieldError } from './form-field-with-label';

type CheckboxFieldProps = {
  id?: string;
  name: string;
  label: string;
  value: string;
  checked: boolean;
  error: string | undefined;
  required: boolean;
};

/** A checkbox with its label and error message; the whole line is the click target. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, id = name, label, value, checked, error, required } = props;
  return (
    <div>
      <label className="touch-target flex cursor-pointer items-start gap-3 py-2 text-small">
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={checked}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId(id)}
          className="mt-0.5 size-5 shrink-0 rounded-[4px] accent-son not-focus-visible:aria-invalid:outline-2 not-focus-visible:aria-invalid:outline-(--theme-danger)"
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}
