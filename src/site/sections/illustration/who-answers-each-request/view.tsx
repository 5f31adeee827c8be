import { cssNumber } from '@/lib/css-number-attribute';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import { SectionHead } from '../../../ui/section-header';
import type { HandoverPathsModel } from './model';

type HandoverPathsProps = { model: HandoverPathsModel };
type Path = HandoverPathsModel['paths'][number];

/**
 * The requests of a day as one bar that divides into a band for each path; red bands lead to a person. On narrow
 * screens each path has a bar of its own.
 */
export function HandoverPaths({ model }: HandoverPathsProps) {
  const { all, whole, paths } = model;
  const rows = rowsOf(paths);
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-y-6 desktop:mt-14 desktop:grid-cols-[auto_1fr_1.25fr]">
          <p className="flex items-baseline gap-3 desktop:block desktop:self-center desktop:pr-6">
            <span className="type-display tabular-nums">{all}</span>{' '}
            <span className="text-small font-semibold text-(--hue) desktop:block">{whole}</span>
          </p>
          <Bands paths={paths} rows={rows} />
          <ul className="grid desktop:auto-rows-fr">
            {paths.map(({ count, share, label, next, toPerson }, index) => (
              <li
                key={label}
                className={`grid grid-cols-[6rem_1fr] items-center border-t border-(--hue)/35 py-3 first:border-t-0 desktop:grid-cols-[8.5rem_1fr] desktop:pl-5 ${rows[index] === 1 ? 'desktop:min-h-20' : 'desktop:row-span-3'}`}
              >
                <span className="type-h2 whitespace-nowrap tabular-nums">{count}</span>
                <div>
                  <span
                    aria-hidden="true"
                    data-x={cssNumber(share)}
                    className={`mb-2 block h-2 w-(--x-percent) min-w-1 rounded-full desktop:hidden ${toPerson ? 'bg-son' : 'bg-(--hue)'}`}
                  />
                  <p className="font-semibold text-pretty">{label}</p>
                  <p className="text-small text-pretty">{next}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <SampleNote shown={model.sample} className="mt-6 text-small text-(--hue)" />
      </div>
    </section>
  );
}

/** How many grid rows each path takes on a desktop: three if it has more than half of the requests, otherwise one. */
const rowsOf = (paths: Path[]) => paths.map(({ share }) => (share > 50 ? 3 : 1));

type BandsProps = { paths: Path[]; rows: number[] };

/** The bands from the bar on the left to the rows on the right. */
function Bands({ paths, rows }: BandsProps) {
  const row = 100 / rows.reduce((sum, count) => sum + count, 0);
  const at = (value: number) => Math.round(value * 100) / 100;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="drawn hidden size-full desktop:block"
    >
      {paths.map(({ label, share, before, toPerson }, index) => {
        const top = rows.slice(0, index).reduce((sum, count) => sum + count * row, 0);
        const room = (rows[index] ?? 1) * row;
        // A band that is thicker than its rows becomes narrower towards them.
        const end = Math.min(share, room * 0.92);
        const [left, right] = [before, top + (room - end) / 2];
        return (
          <path
            key={label}
            d={`M0 ${at(left)}C50 ${at(left)} 50 ${at(right)} 100 ${at(right)}V${at(right + end)}C50 ${at(right + end)} 50 ${at(left + share)} 0 ${at(left + share)}Z`}
            fill={toPerson ? 'var(--color-son)' : 'var(--hue)'}
          />
        );
      })}
    </svg>
  );
}
