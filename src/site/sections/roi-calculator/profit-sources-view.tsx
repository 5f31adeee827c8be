import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { moneyPathsOf, type MoneyPath, type PathStage } from './profit-sources';

/**
 * The sources of the calculated amount as two flows, drawn to scale. On a desktop they run to the right, above their
 * stages; on narrower screens downwards, beside them.
 */
export function MoneyPaths({ locale }: { locale: Locale }) {
  const t = getT(locale, 'sections');
  return (
    <div className="mt-12 rounded-card border border-line bg-paper p-5 tablet:p-8 desktop:mt-16">
      <div className="grid gap-x-16 gap-y-4 desktop:grid-cols-[1fr_1.6fr] desktop:items-end">
        <h3 className="type-h3">{t('roiCalculator.paths.title')}</h3>
        <p className="text-muted">{t('roiCalculator.paths.text')}</p>
      </div>
      {moneyPathsOf(locale).map((path) => (
        <Path key={path.name} path={path} perMonth={t('roiCalculator.perMonth')} />
      ))}
    </div>
  );
}

type PathProps = { path: MoneyPath; perMonth: string };

function Path({ path: { hue, title, stages, amount, basis }, perMonth }: PathProps) {
  return (
    <div
      data-hue={hue}
      className="mt-8 border-t border-line pt-6 desktop:grid desktop:grid-cols-[2fr_1fr]"
    >
      <h4 className="mb-5 font-semibold text-(--hue) desktop:col-span-2">{title}</h4>
      <div className="grid grid-cols-[4.75rem_1fr] gap-x-5 desktop:block">
        <Flow stages={stages} />
        <ol className="grid auto-rows-fr desktop:auto-cols-[minmax(0,1fr)] desktop:grid-flow-col">
          {stages.map(({ figure, text }) => (
            <li key={text} className="py-4 desktop:border-l desktop:border-line desktop:px-4">
              <p className="type-h3 tabular-nums">{figure}</p>
              <p className="mt-1 text-small text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-col justify-center rounded-card rounded-tl-[4px] bg-(--hue) p-5 text-paper desktop:p-8">
        <p className="type-h2 tabular-nums">{amount}</p>
        <p>{perMonth}</p>
        <p className="mt-3 text-small">{basis}</p>
      </div>
    </div>
  );
}

/** The part of a stage's width in which the flow narrows to the next stage. */
const FALL = 0.4;

/**
 * The layers of the flow, one per stage: what does not reach the next stage is above it. The last layer runs through
 * all stages.
 */
function layersOf(stages: readonly PathStage[], downwards: boolean): string[] {
  const length = 100 / stages.length;
  const at = (along: number, across: number) => {
    const [x, y] = downwards ? [across, along] : [along, 100 - across];
    return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`;
  };
  return stages.map(({ share }, index) => {
    const end = (index + 1) * length;
    const next = stages[index + 1]?.share ?? share;
    const bend = end - (FALL * length) / 2;
    return `M${at(0, index === stages.length - 1 ? 0 : next)}L${at(0, share)}L${at(end - FALL * length, share)}C${at(bend, share)} ${at(bend, next)} ${at(end, next)}L${at(end, index === stages.length - 1 ? 0 : next)}Z`;
  });
}

function Flow({ stages }: { stages: readonly PathStage[] }) {
  return (
    <div aria-hidden="true" className="drawn relative desktop:h-36">
      {[true, false].map((downwards) => (
        <svg
          key={String(downwards)}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={`absolute inset-0 size-full ${downwards ? 'desktop:hidden' : 'hidden desktop:block'}`}
        >
          {layersOf(stages, downwards).map((path, index) => (
            <path
              key={path}
              d={path}
              fill="var(--hue)"
              fillOpacity={index === stages.length - 1 ? 1 : 0.16 + 0.12 * index}
            />
          ))}
        </svg>
      ))}
    </div>
  );
}
