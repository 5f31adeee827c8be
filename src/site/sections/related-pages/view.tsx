import { Card } from '../../ui/card';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import type { RelatedPagesModel } from './model';

type RelatedPagesProps = { model: RelatedPagesModel };

/** Column widths of the cards out of twelve, by the number of cards; of two or three, the widest first. */
const spans: Readonly<Record<number, readonly string[]>> = {
  2: ['desktop:col-span-7', 'desktop:col-span-5'],
  3: ['desktop:col-span-5', 'desktop:col-span-4', 'desktop:col-span-3'],
  4: Array<string>(4).fill('desktop:col-span-3'),
  5: [
    ...Array<string>(3).fill('desktop:col-span-4'),
    ...Array<string>(2).fill('desktop:col-span-6'),
  ],
  6: Array<string>(6).fill('desktop:col-span-4'),
  7: [
    ...Array<string>(4).fill('desktop:col-span-3'),
    ...Array<string>(3).fill('desktop:col-span-4'),
  ],
  8: Array<string>(8).fill('desktop:col-span-3'),
};

type Pages = RelatedPagesModel['pages'];

/** A title longer than this is a whole sentence, as those of entries are. */
const LONG_TITLE_LENGTH = 30;

/**
 * The class for the width of each card. Of two or three cards, the one with the most text is the widest, because in a
 * narrow column it would be much taller than the others. Three cards of which one has a title of a whole sentence are
 * equally wide, because the narrowest column would break it into five lines.
 */
function widthsOf(pages: Pages): string[] {
  const widths = spans[pages.length] ?? [];
  if (pages.length > 3) return [...widths];
  if (pages.length === 3 && pages.some(({ title }) => title.length > LONG_TITLE_LENGTH)) {
    return Array<string>(3).fill('desktop:col-span-4');
  }
  const length = ({ title, text }: Pages[number]) => title.length + text.length;
  const longestFirst = pages.toSorted((one, other) => length(other) - length(one));
  return pages.map((page) => widths[longestFirst.indexOf(page)] ?? '');
}

export function RelatedPages({ model }: RelatedPagesProps) {
  const widths = widthsOf(model.pages);
  return (
    <section className="section-space">
      <div className="page-width">
        <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
        <ul className="mt-8 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:mt-12 desktop:grid-cols-12">
          {model.pages.map((page, index) => (
            <li
              key={page.href}
              className={`grid ${widths[index] ?? ''} ${index === 0 && model.pages.length % 2 === 1 ? 'tablet:max-desktop:col-span-2' : ''}`}
            >
              <Card {...page} hue={hueOf(page.hue)} className="desktop:min-h-44" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
