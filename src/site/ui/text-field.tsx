import { controlClass, errorId, FieldFrame, hintId } from './field-frame';

type TextFieldProps = {
  name: string;
  label: string;
  optional: string | null;
  hint?: string;
  value: string;
  error: string | undefined;
  maxLength: number;
  required: boolean;
  /** How the browser fills it in and which keyboard a phone shows. */
  input?: { type?: string; autoComplete?: string; inputMode?: 'tel' | 'url' | 'email' };
  className?: string;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { name, value, error, hint, maxLength, required, input, ...frame } = props;
  return (
    <FieldFrame name={name} error={error} hint={hint} {...frame}>
      <input
        id={name}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${errorId(name)} ${hintId(name)}` : errorId(name)}
        className={controlClass}
        type="text"
        {...input}
      />
    </FieldFrame>
  );
}
