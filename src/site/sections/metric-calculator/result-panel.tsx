import type { Locale } from '@/i18n/locales';
import type { Metric } from '@/lib/names-of-customer-metrics';
import { cssNumber } from '@/lib/css-number-attribute';
import type { Outcome, Unit } from './calculate-metric';
import { formatPlain, formatResult, formatWorking } from './format-results';
import type { CalculatorStrings } from './calculator-translations';

type ResultPanelProps = {
  metric: Metric;
  locale: Locale;
  outcome: Outcome;
  strings: CalculatorStrings;
};

/** The minimum and maximum of a bounded result, by unit; the other units are unbounded. */
const spans: Readonly<Partial<Record<Unit, readonly [number, number]>>> = {
  percent: [0, 100],
  points: [-100, 100],
  score: [1, 7],
};

export function ResultPanel({ metric, locale, outcome, strings }: ResultPanelProps) {
  const said = outcome.ok ? formatResult(outcome.value, outcome.unit, locale, strings.time) : null;
  const [before, after] = strings.meaning.split('%s');
  return (
    <output
      aria-live="polite"
      data-ground="light"
      className="flex flex-col rounded-card bg-(--hue-soft) p-6 text-ink tablet:p-8"
    >
      <span className="text-small font-semibold">{strings.result}</span>
      {said && outcome.ok ? (
        <>
          <span
            data-result
            className={`mt-2 font-semibold tracking-tight text-(--hue) tabular-nums ${outcome.unit === 'minutes' || outcome.unit === 'money' ? 'type-h1' : 'text-[clamp(3.5rem,7vw,6rem)] leading-none'}`}
          >
            {said}
          </span>
          <span className="mt-3 tabular-nums">
            {`= ${formatWorking(metric, outcome.values, locale)}`}
          </span>
          <Gauge value={outcome.value} unit={outcome.unit} locale={locale} />
          <span className="mt-auto block border-t border-(--hue)/35 pt-4">
            {before}
            {after === undefined ? null : <strong className="font-semibold">{said}</strong>}
            {after}
          </span>
        </>
      ) : (
        <span className="mt-3 text-lead">{strings.waiting}</span>
      )}
    </output>
  );
}

type GaugeProps = { value: number; unit: Unit; locale: Locale };

function Gauge({ value, unit, locale }: GaugeProps) {
  const span = spans[unit];
  if (!span) return <span className="block pb-8" />;
  const [low, high] = span;
  const place = cssNumber(((value - low) / (high - low)) * 100);
  return (
    <span aria-hidden="true" className="mt-8 mb-8 block">
      <span className="relative block h-2.5 rounded-full bg-paper">
        <span
          data-x={place}
          className="absolute inset-y-0 left-0 w-(--x-percent) rounded-full bg-(--hue)"
        />
        <span
          data-x={place}
          className="absolute top-1/2 left-(--x-percent) size-5 -translate-1/2 rounded-full border-4 border-(--hue) bg-paper"
        />
      </span>
      <span className="mt-3 flex justify-between text-tiny tabular-nums">
        <span>{formatPlain(low, locale)}</span>
        <span>{formatPlain(high, locale)}</span>
      </span>
    </span>
  );
}
