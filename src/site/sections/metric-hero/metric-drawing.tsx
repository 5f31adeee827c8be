import { cssNumber } from '@/lib/css-number-attribute';
import { Call } from './call-waveform';
import type { FigureShape, MetricFigure, Tone } from './model';

type FigureProps = { figure: MetricFigure };
type Part = MetricFigure['parts'][number];

const tones: Readonly<Record<Tone, string>> = {
  full: 'bg-(--hue) border-(--hue) text-paper',
  half: 'bg-(--hue-soft) border-(--hue) text-ink',
  none: 'bg-paper border-line-control text-ink',
};

/** The widths of the parts: a label is as wide as its part; the grades of a scale are 8 px apart. */
const partWidths: Readonly<Record<FigureShape, string>> = {
  scale: 'desktop:flex-[var(--x)_1_calc((var(--x)_-_1)*8px)]',
  bar: 'desktop:flex-[var(--x)_1_0px]',
  call: 'desktop:flex-[var(--x)_1_0px]',
  dots: '',
  steps: '',
};

/** A drawing of the metric: its parts side by side, with labels below. */
export function MetricDrawing({ figure }: FigureProps) {
  return (
    <div>
      <div data-clear aria-hidden="true">
        <Shape figure={figure} />
      </div>
      <ul className="mt-6 flex flex-col gap-4 tablet:flex-row tablet:gap-2">
        {figure.parts.map((part) => (
          <li
            key={part.label}
            data-x={cssNumber(part.amount)}
            className={`grid grid-cols-[1rem_1fr] content-start gap-x-3 tablet:flex-1 tablet:pr-3 desktop:min-w-[152px] ${partWidths[figure.shape]}`}
          >
            <span
              aria-hidden="true"
              className={`mt-1 size-4 rounded-[5px] border ${tones[part.tone]}`}
            />
            <span>
              <span className="block font-semibold">{part.label}</span>
              <span className="block text-small text-muted">{part.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Shape({ figure }: FigureProps) {
  switch (figure.shape) {
    case 'scale':
      return <Scale figure={figure} />;
    case 'bar':
      return <Bar parts={figure.parts} />;
    case 'call':
      return <Call parts={figure.parts} />;
    case 'dots':
      return <Dots parts={figure.parts} />;
    case 'steps':
      return <Steps parts={figure.parts} />;
    default:
      return figure.shape satisfies never;
  }
}

function Scale({ figure }: FigureProps) {
  const grades = figure.parts.flatMap(({ amount, tone }) =>
    Array.from({ length: amount }, () => tone),
  );
  return (
    <div className="flex gap-1 tablet:gap-2">
      {grades.map((tone, index) => (
        <span
          key={index + figure.start}
          className={`grid h-14 min-w-0 flex-1 place-items-center rounded-[8px] border font-semibold tabular-nums tablet:h-20 tablet:rounded-control tablet:text-lead ${tones[tone]}`}
        >
          {index + figure.start}
        </span>
      ))}
    </div>
  );
}

type PartsProps = { parts: readonly Part[] };

function Bar({ parts }: PartsProps) {
  return (
    <div className="flex h-16 gap-1 tablet:h-24">
      {parts.map(({ label, amount, tone }) => (
        <span
          key={label}
          data-x={cssNumber(amount)}
          className={`flex-[var(--x)_1_0px] border first:rounded-l-control last:rounded-r-control ${tones[tone]}`}
        />
      ))}
    </div>
  );
}

function Dots({ parts }: PartsProps) {
  const dots = parts.flatMap(({ amount, tone }) => Array.from({ length: amount }, () => tone));
  return (
    <div className="grid grid-cols-[repeat(20,minmax(0,1fr))] gap-1.5 tablet:grid-cols-[repeat(25,minmax(0,1fr))] tablet:gap-2.5">
      {dots.map((tone, index) => (
        <span
          key={`${tone}-${index}`}
          className={`aspect-square rounded-full border ${tones[tone]}`}
        />
      ))}
    </div>
  );
}

function Steps({ parts }: PartsProps) {
  return (
    <div className="flex h-44 items-end gap-2 border-b-2 border-ink tablet:h-64 tablet:gap-5">
      {parts.map(({ label, amount, tone }) => (
        <span
          key={label}
          data-x={cssNumber(amount)}
          className={`h-(--x-percent) flex-1 rounded-t-control border border-b-0 ${tones[tone]}`}
        />
      ))}
    </div>
  );
}
