import marks from '@/lib/marks.svg?url';

type MarkProps = { name: string; className?: string };

/**
 * A drawn mark beside words that say the same; it says nothing by itself. All marks lie in one file, named by what is
 * in it, that browsers keep for good: a page pays for the reference alone. Its colour is set around it: one of its own
 * would stay where a reader has chosen the colours.
 */
export function Mark({ name, className = 'size-5' }: MarkProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`shrink-0 ${className}`}>
      <use href={`${marks}#${name}`} />
    </svg>
  );
}
