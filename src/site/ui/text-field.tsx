import type { ComponentPropsWithoutRef } from 'react';
import { controlClass, errorId, FieldFrame, hintId } from './form-field-with-label';

type TextFieldProps = {
  id?: string;
  name: string;
  label: string;
  /** The text "optional" at the end of the label; null for a required field. */
  optional: string | null;
  hint?: string;
  value: string;
  error: string | undefined;
  maxLength: number;
  /** Further attributes, such as those for autofill and for the keyboards of phones. */
  input?: ComponentPropsWithoutRef<'input'>;
  className?: string;
};

export function TextField(props: TextFieldProps) {
  const { name, id = name, value, error, hint, maxLength, input, ...frame } = props;
  return (
    <FieldFrame id={id} name={name} error={error} hint={hint} {...frame}>
      <input
        id={id}
        name={name}
        defaultValue={value}
        maxLength={maxLength}
        aria-required={props.optional === null}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? `${errorId(id)} ${hintId(id)}` : errorId(id)}
        className={controlClass}
        type="text"
        {...input}
      />
    </FieldFrame>
  );
}
