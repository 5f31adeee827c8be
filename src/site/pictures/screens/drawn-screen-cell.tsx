import { cssNumber } from '@/lib/css-number-attribute';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import type { ScreenCell, Tone } from '@/lib/drawn-screen-notation';
import { hueOf } from '../../ui/card-colour-by-id';
import { Avatar } from '../drawing-components/avatar';
import { WithStepNumber } from './step-number';

const tones: Readonly<Record<Tone, string>> = {
  plain: 'bg-silk text-ink',
  good: 'bg-jade-soft text-jade',
  waiting: 'bg-turmeric-soft text-turmeric',
  bad: 'bg-son-soft text-son-deep',
};

type CellProps = { cell: ScreenCell };

/** A cell of a drawn screen: a control, a state, a person, a bar, or words. */
export function Cell({ cell }: CellProps) {
  return (
    <WithStepNumber step={cell.step}>
      <Look cell={cell} />
    </WithStepNumber>
  );
}

function Look({ cell }: CellProps) {
  switch (cell.kind) {
    case 'text':
      return withNoBreaks(cell.text);
    case 'field':
      return (
        <span className="block min-w-0 grow rounded-[10px] border border-line-control px-2.5 py-1.5 text-left">
          {cell.text}
        </span>
      );
    case 'button':
      return (
        <span
          className={`inline-block rounded-[10px] border px-3 py-1.5 font-semibold whitespace-nowrap ${
            cell.main ? 'border-ink bg-ink text-paper' : 'border-line-control'
          }`}
        >
          {cell.text}
        </span>
      );
    case 'state':
      return (
        <span
          className={`inline-block rounded-full px-2.5 py-0.5 text-tiny font-semibold ${tones[cell.tone]}`}
        >
          {cell.text}
        </span>
      );
    case 'person':
      return (
        <span className="inline-flex items-center gap-2.5">
          <Avatar name={cell.text} hue={hueOf(cell.text.length)} />
          {cell.text}
        </span>
      );
    case 'bar':
      return (
        <span className="relative block h-2.5 min-w-11 tablet:min-w-[11rem] overflow-hidden rounded-full bg-(--hue-soft)">
          <span
            data-x={cssNumber(cell.from)}
            data-y={cssNumber(cell.to - cell.from)}
            className="absolute inset-y-0 left-(--x-percent) w-(--y-percent) rounded-full bg-(--hue)"
          />
        </span>
      );
    case 'box':
    case 'switch':
      return (
        <span className="inline-flex items-center gap-2">
          {cell.kind === 'box' ? <Box on={cell.on} /> : <Switch on={cell.on} />}
          {cell.text}
        </span>
      );
  }
}

type OnProps = { on: boolean };

function Box({ on }: OnProps) {
  return (
    <svg viewBox="0 0 20 20" fill="none" className="size-5 shrink-0">
      <rect
        x="1.75"
        y="1.75"
        width="16.5"
        height="16.5"
        rx="5"
        fill={on ? 'var(--color-jade)' : 'none'}
        stroke={on ? 'var(--color-jade)' : 'var(--color-line-control)'}
        strokeWidth="1.5"
      />
      {on ? (
        <path
          d="M5.5 10.4l3 3 6-6.6"
          stroke="var(--color-paper)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  );
}

function Switch({ on }: OnProps) {
  return (
    <svg viewBox="0 0 32 20" className="h-5 w-8 shrink-0">
      <rect
        width="32"
        height="20"
        rx="10"
        fill={on ? 'var(--color-jade)' : 'var(--color-line-control)'}
      />
      <circle cx={on ? 22 : 10} cy="10" r="7" fill="var(--color-paper)" />
    </svg>
  );
}
