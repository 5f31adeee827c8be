import { Fragment, type ReactNode } from 'react';
import { Link } from '@/i18n/localized-link';
import type { Run } from '@/content/list-item-and-text-types';

type RunsProps = { runs: readonly Run[] };

/** Neighbouring pieces of text with the same link, or with none. */
type Stretch = { href: string | undefined; runs: Run[] };

/** A text with line breaks as `<br>` elements. */
const lines = (text: string): ReactNode =>
  text.includes('\n')
    ? text.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))
    : text;

function marked(run: Run): ReactNode {
  if (typeof run === 'string') return lines(run);
  const words = lines(run.text);
  const leaning = run.italic ? <em>{words}</em> : words;
  return run.bold ? <strong>{leaning}</strong> : leaning;
}

/**
 * Groups neighbouring pieces of text with the same link, whatever their formatting, so that a link is one stop of the
 * keyboard with one accessible name.
 */
function stretchesOf(runs: readonly Run[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of runs) {
    const href = typeof run === 'string' ? undefined : run.href;
    const last = stretches.at(-1);
    if (last && last.href === href) last.runs.push(run);
    else stretches.push({ href, runs: [run] });
  }
  return stretches;
}

/** The formatted text of a paragraph: plain, strong, emphasised, or linked. */
export function Runs({ runs }: RunsProps) {
  return stretchesOf(runs).map(({ href, runs: together }, index) => {
    const words = together.map((run, place) => <Fragment key={place}>{marked(run)}</Fragment>);
    if (href === undefined) return <Fragment key={index}>{words}</Fragment>;
    return (
      <Link
        key={index}
        href={href}
        className="underline decoration-(--theme-accent) decoration-2 underline-offset-4"
      >
        {words}
      </Link>
    );
  });
}
