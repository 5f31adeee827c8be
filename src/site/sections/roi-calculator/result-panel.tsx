import type { Locale } from '@/i18n/locales';
import type { TextLink } from '@/lib/text-link-type';
import { ButtonLink } from '../../ui/button-link';
import type { Level } from './formula-assumptions';
import type { Gain, Outcome } from './calculate-roi';
import { fill, formatGain } from './format-estimates';
import { RangeBars } from './range-bars';
import type { RoiStrings } from './calculator-translations';

type ResultPanelProps = {
  outcome: Outcome;
  locale: Locale;
  strings: RoiStrings;
  primary: TextLink | null;
};

/** The results on a dark background: working time and revenue, each as a range, and a button to the demo form. */
export function ResultPanel({ outcome, locale, strings, primary }: ResultPanelProps) {
  return (
    <div
      data-ground="dark"
      className="flex flex-col rounded-card border-t-2 border-gold bg-ink p-6 text-paper [print-color-adjust:exact] tablet:p-8"
    >
      {outcome.ok ? (
        <Results range={outcome.range} locale={locale} strings={strings} />
      ) : (
        <p role="status" className="text-lead">
          {strings.waiting}
        </p>
      )}
      {primary ? <ButtonLink {...primary} className="mt-auto self-start print:hidden" /> : null}
    </div>
  );
}

type ResultsProps = { range: Record<Level, Gain>; locale: Locale; strings: RoiStrings };

function Results({ range, locale, strings }: ResultsProps) {
  const say = (measure: keyof Gain, value: number) =>
    formatGain(measure, value, locale, strings.hours);
  const per = <T,>(make: (gain: Gain) => T): Record<Level, T> => ({
    low: make(range.low),
    expected: make(range.expected),
    high: make(range.high),
  });
  const { hours, cost, revenue } = range.expected;
  const said = {
    hours: say('hours', hours),
    cost: say('cost', cost),
    revenue: say('revenue', revenue),
  };
  return (
    <>
      <output aria-live="polite" className="sr-only">
        {fill(strings.spoken, said)}
      </output>
      <Measure title={strings.costTitle} figure={said.hours} unit={strings.perMonth}>
        {fill(strings.costYear, { month: said.cost, year: say('cost', cost * 12) })}
      </Measure>
      <RangeBars
        amounts={per((gain) => gain.cost)}
        says={per((gain) => `${say('hours', gain.hours)} · ${say('cost', gain.cost)}`)}
        labels={strings.levels}
      />
      <div className="mt-8 border-t border-line-dark pt-8 desktop:mt-10 desktop:pt-10">
        <Measure title={strings.revenueTitle} figure={said.revenue} unit={strings.perMonth}>
          {fill(strings.revenueYear, { year: say('revenue', revenue * 12) })}
        </Measure>
        <RangeBars
          amounts={per((gain) => gain.revenue)}
          says={per((gain) => say('revenue', gain.revenue))}
          labels={strings.levels}
        />
      </div>
      <p className="my-8 text-small text-muted-dark">{strings.notSum}</p>
    </>
  );
}

type MeasureProps = { title: string; figure: string; unit: string; children: string };

function Measure({ title, figure, unit, children }: MeasureProps) {
  return (
    <>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <span
          data-result
          className="type-h1 text-[min(var(--text-h1),13vw)] tracking-tight text-gold tabular-nums"
        >
          {figure}
        </span>
        <span className="text-muted-dark">{unit}</span>
      </p>
      <p className="mt-1 text-small text-muted-dark">{children}</p>
    </>
  );
}
