import type { ReactNode } from 'react';

type FieldFrameProps = {
  /** The control's id, unique on the page; names are not, because several forms may have a control of the same name. */
  id: string;
  name: string;
  label: string;
  /** The text "optional" at the end of the label; null for a required field. */
  optional: string | null;
  hint?: string | undefined;
  error: string | undefined;
  className?: string;
  children: ReactNode;
};

export const errorId = (id: string): string => `${id}-error`;
export const hintId = (id: string): string => `${id}-hint`;

/** The classes that all text and select controls share. */
export const controlClass =
  'block min-h-12 w-full rounded-control border border-line-control bg-paper px-4 py-2.5 text-ink aria-invalid:border-son aria-invalid:inset-ring-1 aria-invalid:inset-ring-son enabled:hover:not-aria-invalid:border-ink disabled:cursor-not-allowed disabled:border-dashed disabled:border-(--theme-line-control) disabled:bg-transparent disabled:text-(--theme-muted)';

/** The frame of a control: label above, hint and error below, with ids for its `aria-describedby`. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, optional, hint, error, className = '', children } = props;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional ? <span className="font-normal text-(--theme-muted)"> ({optional})</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={hintId(id)} className="mt-1.5 text-small text-(--theme-muted)">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

type FieldErrorProps = { id: string; name: string; error: string | undefined };

/** The element for a field's error message; present and empty while there is no error. */
export function FieldError({ id, name, error }: FieldErrorProps) {
  return (
    <p
      id={errorId(id)}
      data-error-for={name}
      hidden={!error}
      className="mt-1.5 text-small font-semibold text-(--theme-danger)"
    >
      {error}
    </p>
  );
}
