import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { MonthlyCostModel } from './model';

type MonthReadingProps = { model: MonthlyCostModel };

/**
 * The cost of a month at the usage that the slider selects. Hidden without a script; then the example invoices show
 * the cost.
 */
export function MonthReading({ model }: MonthReadingProps) {
  const { start } = model.slider;
  return (
    <p aria-hidden="true" className="mt-8 noscript:hidden print:hidden">
      <span className="text-small text-muted-dark">
        <span data-part="used" className="font-semibold text-paper tabular-nums">
          {start.usedText}
        </span>{' '}
        {model.unit}:{' '}
        <span data-part="plan" className="font-semibold text-gold">
          {start.plan}
        </span>
      </span>
      <span data-part="amount" className="type-display block tabular-nums">
        {start.amount}
      </span>
      <span data-part="sum" className="block text-small text-muted-dark tabular-nums">
        {start.sum}
      </span>
    </p>
  );
}

type MonthSliderProps = { model: MonthlyCostModel; locale: Locale };

/** The slider under the chart, as wide as its scale. */
export function MonthSlider({ model, locale }: MonthSliderProps) {
  const { start } = model.slider;
  const t = getT(locale, 'sections');
  return (
    <input
      type="range"
      min={STEP}
      max={model.end}
      step={STEP}
      defaultValue={start.used}
      aria-valuetext={start.sentence}
      aria-label={t('monthlyCost.slider', { unit: model.unit })}
      className="slider noscript:hidden print:hidden"
    />
  );
}

/** The step of the slider, which is its lowest value too. */
const STEP = 100;
