import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { metrics } from '@/lib/names-of-customer-metrics';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { TextLink } from '../../ui/text-link';
import type { MetricBandModel } from './model';

type MetricBandProps = { model: MetricBandModel; locale: Locale };

/** The fill of each band: the better the value, the fuller; unranked bands are all equally full. */
const fills = ['bg-(--hue)/15', 'bg-(--hue)/40', 'bg-(--hue)/70', 'bg-(--hue)'] as const;
const unranked = 'bg-(--hue)/70';

/** A scale of value ranges: the meaning of each, and what to do. */
export function MetricBand({ model, locale }: MetricBandProps) {
  const t = getT(locale, 'sections');
  const { bands, source } = model;
  const offset = fills.length - bands.length;
  return (
    <section
      data-hue={hueOf(metrics.indexOf(model.metric) + 1)}
      className="section-space bg-(--hue-soft)"
    >
      <div className="page-width">
        <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
        {model.text ? <p className="mt-5 max-w-[42em] text-lead">{model.text}</p> : null}
        <ol className="mt-10 grid gap-y-8 tablet:auto-cols-fr tablet:grid-flow-col tablet:grid-rows-[repeat(4,auto)] tablet:gap-y-0">
          {bands.map((band, index) => (
            <li
              key={band.range}
              className="grid grid-cols-[0.75rem_1fr] gap-x-5 tablet:row-span-4 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:pr-6 tablet:last:pr-0"
            >
              <div
                aria-hidden="true"
                className={`rounded-full tablet:-mr-6 tablet:h-4 tablet:rounded-none ${index === 0 ? 'tablet:rounded-l-full' : ''} ${index === bands.length - 1 ? 'tablet:mr-0! tablet:rounded-r-full' : ''} ${model.ranked ? (fills[index + offset] ?? '') : unranked}`}
              />
              <div className="tablet:contents">
                <h3 className="type-h3 tabular-nums tablet:mt-6">{band.range}</h3>
                <p className="mt-2">{band.reading}</p>
                <p className="mt-3 border-t border-(--hue)/35 pt-3 text-small">
                  <span className="font-semibold">{t('metricBand.action')} </span>
                  {band.action}
                </p>
              </div>
            </li>
          ))}
        </ol>
        {source ? (
          <div className="mt-12 rounded-card bg-paper p-5 tablet:p-8 desktop:grid desktop:grid-cols-[1.6fr_1fr] desktop:gap-x-12">
            <p>{source.text}</p>
            <p className="mt-3 text-small text-muted desktop:mt-0">
              {t('metricBand.source', { date: source.date })}
              <TextLink
                href={source.href}
                text={source.name}
                newTab={t('metricBand.newTab')}
                className="text-ink"
              />
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
