type NoteWithDotProps = { text: string; className?: string };

/** A note such as the promised reply time beside a button, with a dot before it. */
export function NoteWithDot({ text, className = 'text-muted' }: NoteWithDotProps) {
  return (
    <p className={`flex items-start gap-2.5 text-small ${className}`}>
      <span aria-hidden="true" className="mt-[0.5em] size-2 shrink-0 rounded-full bg-current" />
      {text}
    </p>
  );
}
