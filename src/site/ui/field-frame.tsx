import type { ReactNode } from 'react';

type FieldFrameProps = {
  name: string;
  label: string;
  /** Said behind the label of a field that may stay empty. */
  optional: string | null;
  hint?: string | undefined;
  error: string | undefined;
  className?: string;
  children: ReactNode;
};

export const errorId = (name: string): string => `${name}-error`;
export const hintId = (name: string): string => `${name}-hint`;

/** Shared look of every control that holds text or a choice. */
export const controlClass =
  'block min-h-12 w-full rounded-control border border-line-control bg-paper px-4 py-2.5 text-ink aria-invalid:border-son aria-invalid:inset-ring-1 aria-invalid:inset-ring-son enabled:hover:not-aria-invalid:border-ink disabled:cursor-not-allowed disabled:border-dashed disabled:border-(--theme-line-control) disabled:bg-transparent disabled:text-(--theme-muted)';

/** Label above, hint and message below, tied to the control by their ids. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, optional, hint, error, className = '', children } = props;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1.5 block text-small font-semibold">
        {label}
        {optional ? <span className="font-normal text-(--theme-muted)"> ({optional})</span> : null}
      </label>
      {children}
      {hint ? (
        <p id={hintId(name)} className="mt-1.5 text-small text-(--theme-muted)">
          {hint}
        </p>
      ) : null}
      <FieldError name={name} error={error} />
    </div>
  );
}

type FieldErrorProps = { name: string; error: string | undefined };

/** The place of a field's message; present and empty while there is nothing to say. */
export function FieldError({ name, error }: FieldErrorProps) {
  return (
    <p
      id={errorId(name)}
      data-error-for={name}
      hidden={!error}
      className="mt-1.5 text-small font-semibold text-(--theme-danger)"
    >
      {error}
    </p>
  );
}
