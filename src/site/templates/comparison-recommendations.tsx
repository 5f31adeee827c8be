import type { ComparisonPage } from '@/content/entry-view-model-types';
import { getT } from '@/i18n/server-translations';
import { brand } from '../../../brand.config';
import type { Hue } from '../ui/card-colour-by-id';
import { Icon } from '../ui/icon';

type ComparisonFitsProps = { page: ComparisonPage };

/** Recommendations of who should choose which product: two cards of the same size, the competitor's first. */
export function ComparisonFits({ page }: ComparisonFitsProps) {
  const { comparison, fits, locale } = page;
  const t = getT(locale, 'comparisons');
  if (fits.theirs.length === 0 || fits.ours.length === 0) return null;
  return (
    <section className="section-space">
      <div className="page-width">
        <h2 className="type-h2">{t('fits.title')}</h2>
        <div className="mt-8 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:mt-12">
          <Sheet
            title={t('fits.when', { name: comparison.competitor })}
            cases={fits.theirs}
            hue={4}
          />
          <Sheet title={t('fits.when', { name: brand.name })} cases={fits.ours} hue={1} />
        </div>
      </div>
    </section>
  );
}

type SheetProps = { title: string; cases: readonly string[]; hue: Hue };

function Sheet({ title, cases, hue }: SheetProps) {
  return (
    <div
      data-hue={hue}
      data-ground="light"
      className="card-space rounded-card bg-(--hue-soft) text-ink desktop:p-10"
    >
      <h3 className="type-h3 text-(--hue)">{title}</h3>
      <ul className="mt-5 grid gap-4 desktop:mt-7">
        {cases.map((one) => (
          <li key={one} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
            <Icon name="check" className="mt-0.5 size-5 text-(--hue)" />
            <span className="max-w-[30em]">{one}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
