import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { metrics, type Metric } from '@/lib/names-of-customer-metrics';
import { SentenceHeading } from '../../ui/sentence-heading';
import { DataTable } from '../../ui/data-table';
import { hueOf } from '../../ui/card-colour-by-id';
import { calculate, sampleValues } from './calculate-metric';
import { Calculator } from './calculator.client';
import { metricFields } from './input-fields';
import { formatPlain, formatResult } from './format-results';
import type { MetricCalculatorModel } from './model';
import { calculatorStrings } from './calculator-translations';

type MetricCalculatorProps = { model: MetricCalculatorModel; locale: Locale };

/**
 * The section with the calculator of a metric on a dark background; without a script it shows a worked example as a
 * table.
 */
export function MetricCalculator({ model, locale }: MetricCalculatorProps) {
  const t = getT(locale, 'sections');
  const { metric, titleLines, text } = model;
  const strings = calculatorStrings(metric, locale);
  return (
    <section data-ground="dark" className="section-space bg-ink text-paper">
      <div className="page-width" data-hue={hueOf(metrics.indexOf(metric) + 1)}>
        <div className="grid gap-x-16 gap-y-4 border-t border-gold/50 pt-8 desktop:grid-cols-[1.1fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
          {text ? <p className="text-lead text-muted-dark">{text}</p> : null}
        </div>
        <div className="mt-10">
          <Calculator metric={metric} locale={locale} strings={strings} />
          <SampleTable metric={metric} locale={locale} />
        </div>
        <p className="mt-5 text-small text-muted-dark noscript:hidden">
          {t('metricCalculator.note')}
        </p>
      </div>
    </section>
  );
}

type SampleTableProps = { metric: Metric; locale: Locale };

function SampleTable({ metric, locale }: SampleTableProps) {
  const t = getT(locale, 'sections');
  const { fields, time } = calculatorStrings(metric, locale);
  const outcome = calculate(metric, sampleValues(metric));
  const rows = metricFields[metric].map(({ name, sample }) => [
    fields[name] ?? '',
    formatPlain(sample, locale),
  ]);
  const end = outcome.ok
    ? [[metric.toUpperCase(), formatResult(outcome.value, outcome.unit, locale, time)]]
    : [];
  return (
    <div className="hidden max-w-[44rem] noscript:block">
      <DataTable
        id={`calculator-${metric}`}
        caption={t('metricCalculator.tableCaption')}
        columns={[t('metricCalculator.tableWhat'), t('metricCalculator.tableNumber')]}
        rows={[...rows, ...end]}
        figures={[1]}
      />
    </div>
  );
}
