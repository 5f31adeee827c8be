import { SentenceHeading } from '../../../ui/sentence-heading';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import type { SignalBoardModel } from './model';

type SignalBoardProps = { model: SignalBoardModel };
type Row = SignalBoardModel['rows'][number];

/** Weekly scores of each person, so that a drop is visible early; beside them the measures taken. */
export function SignalBoard({ model }: SignalBoardProps) {
  return (
    <section
      data-hue={hueOf(model.hue)}
      data-ground="light"
      className="section-space bg-(--hue-soft)"
    >
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="text-lead">{model.text}</p> : null}
        </div>
        <ul className="mt-8 rounded-card bg-paper px-5 tablet:mt-12 tablet:rounded-stage tablet:px-8">
          {model.rows.map((row) => (
            <li
              key={row.name}
              className="grid gap-x-8 gap-y-3 border-b border-line py-5 last:border-0 tablet:grid-cols-[9rem_1fr] tablet:py-6 desktop:grid-cols-[8rem_22rem_1fr_1fr] desktop:items-center"
            >
              <h3 className="font-semibold">{row.name}</h3>
              <Cells row={row} unit={model.unit} absent={model.absent} />
              <p className="font-semibold text-(--hue) tablet:col-start-2 desktop:col-start-auto">
                {row.sign}
              </p>
              <p className="text-muted tablet:col-start-2 desktop:col-start-auto">{row.action}</p>
            </li>
          ))}
        </ul>
        <SampleNote shown={model.sample} className="mt-5 text-small text-(--hue)" />
      </div>
    </section>
  );
}

function Cells({ row, unit, absent }: { row: Row; unit: string; absent: string }) {
  return (
    <ol className="flex max-w-88 gap-1.5 tabular-nums">
      {row.cells.map((score, index) => (
        <li
          key={index}
          className={`grid h-12 min-w-0 flex-1 place-items-center rounded-[8px] border text-small font-semibold ${look(score)}`}
        >
          <span>
            <span className="sr-only">{`${unit} ${index + 1}: `}</span>
            {score ?? (
              <>
                <span aria-hidden="true">×</span>
                <span className="sr-only">{absent}</span>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The CSS class of a score: the lower the score, the stronger the colour. */
function look(score: number | null): string {
  if (score === null) return 'border-dashed border-line-control text-muted';
  if (score <= 2) return 'border-(--hue) bg-(--hue) text-paper';
  return score === 3
    ? 'border-(--hue) bg-(--hue-soft) text-(--hue)'
    : 'border-line bg-warm text-ink';
}
