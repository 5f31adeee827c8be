'use client';

import { type FormEvent, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Metric } from '@/lib/names-of-customer-metrics';
import { Button } from '../../ui/button';
import { controlClass, errorId, FieldFrame } from '../../ui/form-field-with-label';
import { calculate, calculateTyped, sampleValues, type Outcome } from './calculate-metric';
import { metricFields } from './input-fields';
import { formatPlain } from './format-results';
import { ResultPanel } from './result-panel';
import type { CalculatorStrings } from './calculator-translations';

type CalculatorProps = { metric: Metric; locale: Locale; strings: CalculatorStrings };

/** Four fields form a square, more are narrow, and fewer are stacked on a desktop. */
function columnsFor(fields: number): string {
  if (fields > 4) return 'grid-cols-2 tablet:grid-cols-4';
  return fields === 4 ? 'tablet:grid-cols-2' : 'tablet:grid-cols-2 desktop:grid-cols-1';
}

/**
 * The reader's numbers on the left, the result on the right; it starts with the numbers of the worked
 * example.
 */
export function Calculator({ metric, locale, strings }: CalculatorProps) {
  const [outcome, setOutcome] = useState<Outcome>(() => calculate(metric, sampleValues(metric)));
  const fields = metricFields[metric];
  const columns = columnsFor(fields.length);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setOutcome(calculateTyped(metric, typed, locale));
  };
  const reset = () => setOutcome(calculate(metric, sampleValues(metric)));

  return (
    <div className="grid gap-5 noscript:hidden desktop:grid-cols-[1.1fr_1fr]">
      <form
        noValidate
        autoComplete="off"
        onInput={onInput}
        onReset={reset}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-col rounded-card border border-(--theme-line) bg-(--theme-raised) p-5 tablet:p-8"
      >
        <div className={`mb-8 grid gap-4 ${columns}`}>
          {fields.map(({ name, kind, sample }) => {
            const id = `calculator-${name}`;
            const problem = outcome.ok ? undefined : outcome.problems[name];
            return (
              <FieldFrame
                key={name}
                id={id}
                name={id}
                label={strings.fields[name] ?? ''}
                optional={null}
                error={problem ? strings.problems[problem] : undefined}
                className="flex flex-col justify-end"
              >
                <input
                  id={id}
                  name={name}
                  type="text"
                  inputMode={kind === 'count' ? 'numeric' : 'decimal'}
                  defaultValue={formatPlain(sample, locale)}
                  maxLength={24}
                  aria-invalid={problem ? true : undefined}
                  aria-describedby={errorId(id)}
                  className={`${controlClass} tabular-nums`}
                />
              </FieldFrame>
            );
          })}
        </div>
        <Button type="reset" variant="onDark" text={strings.reset} className="mt-auto self-start" />
      </form>
      <ResultPanel metric={metric} locale={locale} outcome={outcome} strings={strings} />
    </div>
  );
}
