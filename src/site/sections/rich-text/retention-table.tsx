import type { RetentionBars, TextPart } from '@/content/list-item-and-text-types';
import { cssNumber } from '@/lib/css-number-attribute';

type RetentionTableProps = {
  table: Extract<TextPart, { kind: 'table' }>;
  bars: RetentionBars;
};

/**
 * A table of stored data, purpose and duration: the last column is drawn as bars on one scale, with its text above each
 * bar. The first two columns share a cell, so that the table fits a phone without scrolling.
 */
export function RetentionTable({ table, bars }: RetentionTableProps) {
  const [data, purpose, period] = table.columns;
  return (
    <table className="w-full table-fixed border-collapse text-left text-small">
      <caption className="pb-4 text-left text-body font-semibold">{table.caption}</caption>
      <thead>
        <tr className="align-top">
          <th scope="col" className="w-[52%] pr-4 pb-2 font-semibold">
            {data}
            <span className="sr-only">: </span>
            <span className="block font-normal text-(--theme-muted)">{purpose}</span>
          </th>
          <th scope="col" className="pb-2 font-semibold">
            {period}
            <span
              aria-hidden="true"
              className="mt-1 grid auto-cols-fr grid-flow-col text-right text-tiny font-normal whitespace-nowrap text-(--theme-muted) tabular-nums"
            >
              {bars.ticks.map((tick) => (
                <span key={tick} className="max-tablet:not-last:hidden">
                  {tick}
                </span>
              ))}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, use, kept], index) => (
          <tr key={name} className="border-t border-(--theme-line) align-top">
            <th scope="row" className="py-4 pr-4 font-semibold text-pretty">
              {name}
              <span className="sr-only">: </span>
              <span className="mt-1 block font-normal text-(--theme-muted)">{use}</span>
            </th>
            <td className="py-4">
              <Bar share={bars.shares[index] ?? null} steps={bars.ticks.length} />
              <span className="mt-2 block text-pretty">{kept}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The bar of a storage duration; a bar without an end fades at the edge of the scale. */
function Bar({ share, steps }: { share: number | null; steps: number }) {
  return (
    <span aria-hidden="true" className="relative mt-1 block h-4 [print-color-adjust:exact]">
      <span className="absolute inset-0 grid auto-cols-fr grid-flow-col">
        {Array.from({ length: steps }, (_, index) => (
          <span key={index} className="border-r border-line-control bg-warm" />
        ))}
      </span>
      {share === null ? (
        <span className="absolute inset-0 bg-linear-to-r from-turmeric to-turmeric-soft" />
      ) : (
        <span
          data-x={cssNumber(share)}
          className="absolute inset-y-0 left-0 w-(--x-percent) min-w-1 rounded-r-[4px] bg-jade"
        />
      )}
    </span>
  );
}
