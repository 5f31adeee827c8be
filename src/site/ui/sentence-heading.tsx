import { withNoBreaks } from '@/lib/non-breaking-spaces';

type SentenceHeadingProps = {
  as: 'h1' | 'h2';
  lines: readonly string[];
  className: string;
};

/** The maximum length of a sentence that fits on one line in two thirds of a desktop page, beside a text. */
const LONG_HEADING_LENGTH = 22;

/** Whether a heading needs the whole width, so that each of its sentences stays on one line on a desktop. */
export const isWide = (lines: readonly string[]): boolean =>
  lines.some((line) => line.length > LONG_HEADING_LENGTH);

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
