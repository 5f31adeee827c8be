import { Card } from '../../ui/card';
import { Claim } from '../../ui/claim';
import { hueOf } from '../../ui/hue';
import type { RelatedPagesModel } from './model';

type RelatedPagesProps = { model: RelatedPagesModel };

/** Unequal widths by how many there are, of twelve columns; the first weighs most. */
const spans: Readonly<Record<number, readonly string[]>> = {
  2: ['desktop:col-span-7', 'desktop:col-span-5'],
  3: ['tablet:col-span-2 desktop:col-span-5', 'desktop:col-span-4', 'desktop:col-span-3'],
  4: ['desktop:col-span-3', 'desktop:col-span-3', 'desktop:col-span-3', 'desktop:col-span-3'],
};

/** Where to go from here. */
export function RelatedPages({ model }: RelatedPagesProps) {
  const widths = spans[model.pages.length] ?? [];
  return (
    <section className="section-space">
      <div className="page-width">
        <Claim as="h2" lines={model.titleLines} className="type-h2" />
        <ul className="mt-8 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:mt-12 desktop:grid-cols-12">
          {model.pages.map((page, index) => (
            <li key={page.href} className={`grid ${widths[index] ?? ''}`}>
              <Card {...page} hue={hueOf(page.hue)} className="desktop:min-h-52" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
