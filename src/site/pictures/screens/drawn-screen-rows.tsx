import type { ScreenCell, ScreenRow, ScreenTableRow } from '@/lib/drawn-screen-notation';
import { AiSparkIcon } from '../drawing-components/ai-spark-icon';
import { Cell } from './drawn-screen-cell';
import { StepNumber } from './step-number';

type RowProps = { row: ScreenRow };

/** A row of a drawn screen, or several that line up as a table. */
export function Row({ row }: RowProps) {
  switch (row.kind) {
    case 'table':
      return <Table rows={row.rows} />;
    case 'controls':
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {row.cells.map((cell) => (
            <Cell key={cell.text} cell={cell} />
          ))}
        </div>
      );
    case 'heading':
      return (
        <div className="mt-1 flex items-center gap-2.5 font-semibold">
          {row.step === null ? null : <StepNumber step={row.step} />}
          {row.text}
        </div>
      );
    case 'note':
      return <div className="text-tiny text-muted">{row.text}</div>;
    case 'customer':
    case 'business':
      return <Message row={row} />;
    case 'draft':
      return (
        <div className="flex gap-2.5 rounded-[16px] bg-turmeric-soft px-4 py-3">
          {row.step === null ? (
            <span className="pt-0.5 text-turmeric">
              <AiSparkIcon />
            </span>
          ) : (
            <StepNumber step={row.step} />
          )}
          {row.text}
        </div>
      );
  }
}

const bubbles = {
  customer: 'justify-self-start rounded-tl-[4px] bg-warm',
  business: 'justify-self-end rounded-tr-[4px] bg-(--hue) text-paper',
} as const;

type MessageProps = { row: Extract<ScreenRow, { text: string }> & { kind: keyof typeof bubbles } };

function Message({ row: { kind, text, step } }: MessageProps) {
  return (
    <div className={`flex max-w-[88%] gap-2.5 rounded-[16px] px-4 py-2.5 ${bubbles[kind]}`}>
      {step === null ? null : <StepNumber step={step} />}
      {text}
    </div>
  );
}

type TableProps = { rows: readonly ScreenTableRow[] };

/** The step number of a whole row: that of the first cell, if that cell is the row's label. */
const stepOf = ({ isHead, cells: [first] }: ScreenTableRow): number | null =>
  !isHead && first?.kind === 'text' ? first.step : null;

function Table({ rows }: TableProps) {
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  const cells = rows.flatMap((row) => row.cells);
  // Whether the cells of a row are stacked on a phone, because a button with a step number is too wide for a column.
  const wraps = cells.some(({ kind, step }) => kind === 'button' && step !== null);
  return (
    <div className="-mx-1">
      <table className="w-full border-collapse text-left">
        <tbody>
          {rows.map((row, index) => (
            <TableRow key={index} row={row} columns={columns} wraps={wraps} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Whether a cell is aligned to the end of its row; inputs are aligned to the start, like text. */
const isAtEdge = (cell: ScreenCell): boolean => cell.kind !== 'field';

type TableRowProps = { row: ScreenTableRow; columns: number; wraps: boolean };

function TableRow({ row, columns, wraps }: TableRowProps) {
  const step = stepOf(row);
  const last = row.cells.length - 1;
  return (
    <tr
      className={`border-t border-line first:border-0 ${step === null ? '' : 'bg-warm'} ${row.isHead ? 'text-tiny text-muted' : ''} ${wraps ? 'flex flex-wrap items-center justify-between tablet:table-row' : ''}`}
    >
      {row.cells.map((cell, place) => {
        const isLabel = place === 0 && last > 0 && !row.isHead;
        const isLast = place > 0 && place === last && isAtEdge(cell);
        return (
          <td
            key={place}
            colSpan={place === last ? columns - last : 1}
            className={`px-1.5 py-2 ${wraps ? 'empty:hidden' : ''} ${isLabel ? 'font-semibold' : ''} ${isLast ? 'text-right' : ''}`}
          >
            {place === 0 && step !== null ? (
              <span className="flex items-center gap-2.5">
                <StepNumber step={step} />
                <Cell cell={{ ...cell, step: null }} />
              </span>
            ) : (
              <Cell cell={cell} />
            )}
          </td>
        );
      })}
    </tr>
  );
}
