import { withNoBreaks } from '@/lib/non-breaking-spaces';

type ClaimProps = {
  as: 'h1' | 'h2';
  lines: readonly string[];
  className: string;
};

/** A heading of one or more sentences; each gets its own line where the width allows. */
export function Claim({ as: Heading, lines, className }: ClaimProps) {
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
