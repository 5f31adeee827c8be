import { withNoBreaks } from '@/lib/non-breaking-spaces';

type SentenceHeadingProps = {
  as: 'h1' | 'h2';
  lines: readonly string[];
  className: string;
};

/** A heading of one or more sentences; each gets its own line where the width allows. */
export function SentenceHeading({ as: Heading, lines, className }: SentenceHeadingProps) {
  return (
    <Heading className={className}>
      {lines.map((line, index) => (
        <span key={line} className="block">
          {withNoBreaks(line)}
          {index < lines.length - 1 ? ' ' : null}
        </span>
      ))}
    </Heading>
  );
}
