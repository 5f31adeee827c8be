import { gridColumns } from '../../ui/grid-columns';
import type { ExhibitLine, ExhibitModel } from './mockup-model';

type ExhibitLinesProps = { lines: readonly ExhibitLine[] };

export function ExhibitLines({ lines }: ExhibitLinesProps) {
  return lines.map((line, index) => <Line key={index} line={line} />);
}

function Line({ line }: { line: ExhibitLine }) {
  if (line.kind === 'score') return <Scale chosen={line.chosen} of={line.of} />;
  if (line.kind === 'fact') {
    return (
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
        <span className="shrink-0 text-muted">{line.label}</span>{' '}
        <span className="ml-auto text-right font-semibold">{line.value}</span>
      </p>
    );
  }
  if (line.kind === 'typed') {
    return <p className="rounded-[10px] border border-line-control px-3 py-2">{line.text}</p>;
  }
  return <p>{line.text}</p>;
}

function Scale({ chosen, of }: { chosen: number; of: number }) {
  return (
    <ol data-clear className={`grid gap-1.5 ${gridColumns(of)}`}>
      {Array.from({ length: of }, (_, index) => index + 1).map((value) => (
        <li
          key={value}
          className={`grid h-10 place-items-center rounded-[10px] font-semibold ${
            value === chosen ? 'bg-(--hue) text-paper' : 'bg-warm text-muted'
          }`}
        >
          {value}
        </li>
      ))}
    </ol>
  );
}

type ActionsProps = { actions: ExhibitModel['actions'] };

/** Answers or states as chips; the chosen one is filled. */
export function ExhibitActions({ actions }: ActionsProps) {
  if (actions.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {actions.map(({ text, chosen }) => (
        <li
          key={text}
          className={`rounded-full px-3 py-1.5 text-tiny font-semibold ${
            chosen ? 'bg-(--hue) text-paper' : 'bg-(--hue-soft) text-(--hue)'
          }`}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
