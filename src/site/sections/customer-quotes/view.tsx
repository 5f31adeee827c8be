import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { carouselTexts } from '../../refetch/texts-of-refetched-carousels';
import { RefetchedList } from '../../refetch/refetched-list';
import { MissingListNote } from '../../ui/missing-list-note';
import { useSampleNote } from '../../ui/sample-note';
import { SectionHead } from '../../ui/section-header';
import type { CustomerQuotesModel } from './model';
import { Quotes, type QuotesProps } from './quote-list';

type CustomerQuotesProps = { model: CustomerQuotesModel; locale: Locale };

/** Customer quotes, one at a time; renders nothing when there are none. */
export function CustomerQuotes({ model, locale }: CustomerQuotesProps) {
  const t = getT(locale, 'surfaces');
  const sampleNote = useSampleNote(t('quotes.sample'));
  if (model.quotes?.length === 0) return null;
  const quotes: QuotesProps = {
    quotes: model.quotes ?? [],
    label: model.titleLines.join(' '),
    words: carouselTexts(locale),
    sampleNote,
  };
  const { quotes: list, ...rest } = quotes;
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <RefetchedList name="quotes" list={list} props={rest} locale={locale}>
          {model.quotes ? <Quotes {...quotes} /> : <MissingListNote text={t('quotes.missing')} />}
        </RefetchedList>
      </div>
    </section>
  );
}
