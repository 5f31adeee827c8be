'use client';

import type { Locale } from '@/i18n/locales';
import type { TextLink } from '@/lib/text-link-type';
import { Button } from '../../ui/button';
import { CopyLink } from './copy-link.client';
import { fields, type FieldName } from './input-fields';
import { formatPlain } from './format-estimates';
import { IndustryChoice } from './industry-choice';
import { NumberField } from './number-field';
import { ResultPanel } from './result-panel';
import { SensitivityTable } from './sensitivity-table';
import type { RoiStrings } from './calculator-translations';
import { useInputs } from './use-calculator-inputs';

type CalculatorProps = { locale: Locale; strings: RoiStrings; primary: TextLink | null };

const teamFields = ['requests', 'minutes', 'hourlyCost'] as const;
const customerFields = ['customers', 'orderValue', 'leaving', 'answered'] as const;

/**
 * The reader's numbers on the left, the result on the right, and below it how sensitive the result is to each
 * assumption.
 */
export function Calculator({ locale, strings, primary }: CalculatorProps) {
  const { industry, typed, outcome, inputsQuery, address, type, choose } = useInputs(locale);

  const sayProblem = (name: FieldName): string | undefined => {
    const problem = outcome.ok ? undefined : outcome.problems[name];
    if (!problem) return undefined;
    return strings.problems[problem].replace('%s', formatPlain(fields[name].most, locale));
  };
  const group = (title: string, names: readonly FieldName[], columns: string) => (
    <fieldset className="mt-6 border-t border-line pt-5">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="mb-4 font-semibold">
        {title}
      </p>
      <div className={`grid gap-x-6 gap-y-2 ${columns}`}>
        {names.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={strings.fields[name]}
            typed={typed[name]}
            error={sayProblem(name)}
            locale={locale}
            onType={type}
          />
        ))}
      </div>
    </fieldset>
  );

  return (
    <div className="noscript:hidden">
      <div className="grid gap-5 desktop:grid-cols-[1.1fr_1fr]">
        <form
          noValidate
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          className="min-w-0 rounded-card border border-line bg-paper p-5 tablet:p-8"
        >
          <IndustryChoice value={industry} strings={strings} onChoose={choose} />
          {group(strings.groupTeam, teamFields, 'tablet:grid-cols-3 desktop:grid-cols-3')}
          {group(strings.groupCustomers, customerFields, 'tablet:grid-cols-2')}
          <div className="mt-4 flex flex-wrap items-center gap-3 print:hidden">
            <CopyLink
              key={JSON.stringify(typed)}
              address={address}
              disabled={!outcome.ok}
              strings={strings}
            />
            <Button variant="quiet" text={strings.print} onClick={() => window.print()} />
            <Button variant="quiet" text={strings.reset} onClick={() => choose(industry)} />
          </div>
        </form>
        <ResultPanel
          outcome={outcome}
          locale={locale}
          strings={strings}
          primary={primary && { ...primary, href: primary.href + inputsQuery }}
        />
      </div>
      {outcome.ok ? (
        <div className="mt-5">
          <SensitivityTable
            id="roi-sensitivity"
            values={outcome.values}
            locale={locale}
            strings={strings}
          />
        </div>
      ) : null}
    </div>
  );
}
