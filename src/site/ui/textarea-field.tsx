import { controlClass, errorId, FieldFrame } from './field-frame';

type TextareaFieldProps = {
  name: string;
  label: string;
  optional: string | null;
  value: string;
  error: string | undefined;
  maxLength: number;
  className?: string;
};

/** Free text of several lines. */
export function TextareaField(props: TextareaFieldProps) {
  const { name, value, error, maxLength, ...frame } = props;
  return (
    <FieldFrame name={name} error={error} {...frame}>
      <textarea
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        rows={3}
        aria-invalid={error ? true : undefined}
        aria-describedby={errorId(name)}
        className={controlClass}
      />
    </FieldFrame>
  );
}
