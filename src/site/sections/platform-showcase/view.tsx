import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { carouselTexts } from '../../refetch/texts-of-refetched-carousels';
import { RefetchedList } from '../../refetch/refetched-list';
import { Picture } from '../../pictures/picture-registry';
import { MissingListNote } from '../../ui/missing-list-note';
import { SectionHead } from '../../ui/section-header';
import type { PlatformShowcaseModel } from './model';
import { Pillars, type PillarsProps } from './product-cards';

type PlatformShowcaseProps = { model: PlatformShowcaseModel; locale: Locale };

/** The four-colour cards: a carousel on phones, a grid from tablets up (spec §2, Other screens). */
export function PlatformShowcase({ model, locale }: PlatformShowcaseProps) {
  const platforms = model.platforms ?? [];
  const pictures: PillarsProps['pictures'] = Object.fromEntries(
    platforms.flatMap(({ picture }) =>
      picture ? [[picture, <Picture key={picture} name={picture} locale={locale} />]] : [],
    ),
  );
  const pillars = {
    platforms,
    label: model.titleLines.join(' '),
    words: carouselTexts(locale),
  };
  const { platforms: list, ...rest } = pillars;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <RefetchedList name="platforms" list={list} props={rest} locale={locale}>
          {model.platforms ? (
            <Pillars {...pillars} pictures={pictures} />
          ) : (
            <MissingListNote text={getT(locale, 'surfaces')('platforms.missing')} />
          )}
        </RefetchedList>
      </div>
    </section>
  );
}
