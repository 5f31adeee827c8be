import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import type { MetricSituationsModel } from './model';

type MetricSituationsProps = { model: MetricSituationsModel; locale: Locale };

/** A few cases of a metric: what was observed, the cause, and what was done. */
export function MetricSituations({ model, locale }: MetricSituationsProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space">
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_2fr]">
        <div className="desktop:sticky desktop:top-[calc(var(--header-height)+64px)] desktop:self-start">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="mt-5 text-muted">{model.text}</p> : null}
          <SampleNote shown={model.sample} className="mt-5 text-small text-muted" />
        </div>
        <ul className="grid gap-5">
          {model.items.map((item, index) => (
            <li
              key={item.signal}
              data-hue={hueOf(index + 1)}
              className="rounded-card border border-line p-5 tablet:p-8"
            >
              <p className="text-small font-semibold text-(--hue)">{item.place}</p>
              <h3 className="type-h3 mt-1">{item.signal}</h3>
              <dl className="mt-5 grid gap-x-8 gap-y-4 tablet:grid-cols-2">
                <div className="border-t border-line pt-3">
                  <dt className="text-small text-muted">{t('metricSituations.cause')}</dt>
                  <dd className="mt-1">{item.cause}</dd>
                </div>
                <div className="border-t-2 border-(--hue) pt-[11px]">
                  <dt className="text-small text-muted">{t('metricSituations.action')}</dt>
                  <dd className="mt-1">{item.action}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
