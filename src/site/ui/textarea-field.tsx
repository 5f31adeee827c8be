import { controlClass, errorId, FieldFrame } from './form-field-with-label';

type TextareaFieldProps = {
  id?: string;
  name: string;
  label: string;
  optional: string | null;
  value: string;
  error: string | undefined;
  maxLength: number;
  className?: string;
};

export function TextareaField(props: TextareaFieldProps) {
  const { name, id = name, value, error, maxLength, ...frame } = props;
  return (
    <FieldFrame id={id} name={name} error={error} {...frame}>
      <textarea
        id={id}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        rows={3}
        aria-required={props.optional === null}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(id)}
        className={controlClass}
      />
    </FieldFrame>
  );
}
