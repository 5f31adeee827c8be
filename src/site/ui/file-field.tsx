import { errorId, FieldFrame, hintId } from './form-field-with-label';

type FileFieldProps = {
  id?: string;
  name: string;
  label: string;
  /** The text "optional" beside the label; null for a required file. */
  optional: string | null;
  hint: string;
  /** File types that the browser's file dialog offers. Whoever handles the form has to check the file. */
  accept: string;
  error: string | undefined;
  className?: string;
};

/** A file field with the browser's own button, which works without a script and shows the file's name. */
export function FileField(props: FileFieldProps) {
  const { name, id = name, hint, accept, error, ...frame } = props;
  return (
    <FieldFrame id={id} name={name} error={error} hint={hint} {...frame}>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        aria-required={props.optional === null}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${errorId(id)} ${hintId(id)}`}
        className="block min-h-12 w-full cursor-pointer rounded-control border border-dashed border-line-control bg-paper p-2 text-small text-ink file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-control file:border-0 file:bg-silk file:px-4 file:font-semibold file:text-ink hover:border-ink aria-invalid:border-solid aria-invalid:border-son aria-invalid:inset-ring-1 aria-invalid:inset-ring-son"
      />
    </FieldFrame>
  );
}
