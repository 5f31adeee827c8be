import { SentenceHeading } from './sentence-heading';

type SectionHeadProps = {
  lines: readonly string[];
  text: string | null;
  /** Classes for the column widths of title and text on a desktop. */
  columns?: string;
};

/** The title of a section, with a text below or, on a desktop, beside it. */
export function SectionHead({
  lines,
  text,
  columns = 'desktop:grid-cols-[1.6fr_1fr]',
}: SectionHeadProps) {
  return (
    <div className={`grid gap-x-12 gap-y-4 desktop:items-end ${columns}`}>
      <SentenceHeading as="h2" lines={lines} className="type-h2" />
      {text ? <p className="text-lead text-(--theme-muted)">{text}</p> : null}
    </div>
  );
}
