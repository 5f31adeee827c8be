import { Fragment, type ReactNode } from 'react';
import { Link } from '@/i18n/link';
import type { Run } from '@/content/types-items';

type RunsProps = { runs: readonly Run[] };

/** Words with the line breaks that they have. */
const lines = (text: string): ReactNode =>
  text.includes('\n')
    ? text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))
    : text;

function marked(run: Exclude<Run, string>): ReactNode {
  const words = lines(run.text);
  const leaning = run.italic ? <em>{words}</em> : words;
  return run.bold ? <strong>{leaning}</strong> : leaning;
}

/** The words of a paragraph: plain, strong, emphasised, or leading somewhere. */
export function Runs({ runs }: RunsProps) {
  return runs.map((run, index) => {
    if (typeof run === 'string') return <Fragment key={index}>{lines(run)}</Fragment>;
    if (run.href === undefined) return <Fragment key={index}>{marked(run)}</Fragment>;
    return (
      <Link
        key={index}
        href={run.href}
        className="underline decoration-(--theme-accent) decoration-2 underline-offset-4"
      >
        {marked(run)}
      </Link>
    );
  });
}
