import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { DataTable } from '../../ui/data-table';
import { controlClass } from '../../ui/form-field-with-label';
import { rangeOf } from './calculate-roi';
import {
  fieldNames,
  fields,
  firstIndustry,
  industries,
  startOf,
  type Values,
} from './input-fields';
import { fill, formatGain, formatPlain } from './format-estimates';
import { fromQuery, toQuery } from './roi-link';
import type { RoiCalculatorModel } from './model';
import { SensitivityTable } from './sensitivity-table';
import { roiStrings } from './calculator-translations';

type PlainCalculatorProps = { model: RoiCalculatorModel; locale: Locale };

/** The calculator without a script: a form that opens the page with the result. */
export function PlainCalculator({ model, locale }: PlainCalculatorProps) {
  const t = getT(locale, 'sections');
  const strings = roiStrings(locale);
  const asked = fromQuery(`?${model.asked}`);
  const { industry, values } = asked ?? { industry: firstIndustry, values: startOf[firstIndustry] };
  const { primary } = model;
  const label = 'mb-1.5 block text-small font-semibold';
  return (
    <div className="grid gap-6">
      <form
        method="get"
        action={model.action}
        className="grid items-end gap-4 rounded-card border border-line bg-paper p-5 tablet:grid-cols-2 tablet:p-8"
      >
        <label>
          <span className={label}>{strings.industryLabel}</span>
          <select name="industry" defaultValue={industry} className={controlClass}>
            {industries.map((name) => (
              <option key={name} value={name}>
                {strings.industries[name]}
              </option>
            ))}
          </select>
        </label>
        {fieldNames.map((name) => (
          <label key={name}>
            <span className={label}>{strings.fields[name]}</span>
            <input
              name={name}
              type="number"
              min={0}
              max={fields[name].most}
              step={fields[name].kind === 'count' ? 1 : 'any'}
              defaultValue={values[name]}
              className={`${controlClass} tabular-nums`}
            />
          </label>
        ))}
        <Button type="submit" text={t('roiCalculator.submit')} />
      </form>
      <PlainTable
        values={values}
        caption={t(asked ? 'roiCalculator.yours' : 'roiCalculator.sampleCaption')}
        locale={locale}
      />
      <SensitivityTable
        id="roi-plain-sensitivity"
        values={values}
        locale={locale}
        strings={strings}
      />
      {primary ? (
        <ButtonLink
          {...primary}
          href={primary.href + toQuery({ industry, values }, '')}
          className="justify-self-start"
        />
      ) : null}
    </div>
  );
}

type PlainTableProps = { values: Values; caption: string; locale: Locale };

function PlainTable({ values, caption, locale }: PlainTableProps) {
  const t = getT(locale, 'sections');
  const strings = roiStrings(locale);
  const { low, expected, high } = rangeOf(values);
  const inputs = fieldNames.map((name) => [
    strings.fields[name],
    formatPlain(values[name], locale),
  ]);
  const results = (['hours', 'cost', 'revenue'] as const).map((measure) => {
    const say = (value: number) => formatGain(measure, value, locale, strings.hours);
    const range = fill(strings.range, { low: say(low[measure]), high: say(high[measure]) });
    const title = {
      hours: strings.costTitle,
      cost: strings.movesCost,
      revenue: strings.revenueTitle,
    }[measure];
    return [`${title}, ${strings.perMonth}`, `${say(expected[measure])}. ${range}.`];
  });
  return (
    <DataTable
      id="roi-plain"
      caption={caption}
      columns={[t('roiCalculator.what'), t('roiCalculator.value')]}
      rows={[...inputs, ...results]}
      figures={[1]}
      note={strings.notSum}
    />
  );
}
