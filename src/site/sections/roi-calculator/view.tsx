import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ButtonLink } from '../../ui/button-link';
import { Claim } from '../../ui/claim';
import { DataTable } from '../../ui/data-table';
import { rangeOf } from './calculate';
import { Calculator } from './calculator.client';
import { fieldNames, firstIndustry, startOf } from './fields';
import { fill, formatGain, formatPlain } from './format';
import { Formulas } from './formulas';
import type { RoiCalculatorModel } from './model';
import { roiStrings } from './strings';

type RoiCalculatorProps = { model: RoiCalculatorModel; locale: Locale };

/** What slow and missing answers cost, as a range; a worked example where there is no script. */
export function RoiCalculator({ model, locale }: RoiCalculatorProps) {
  const t = getT(locale, 'sections');
  const strings = roiStrings(locale);
  const { titleLines, text, primary } = model;
  return (
    <section className="bg-warm pb-(--section-space)">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-4 border-t border-line-control pt-8 desktop:grid-cols-[1.1fr_1fr] desktop:items-end">
          <Claim as="h2" lines={titleLines} className="type-h2" />
          {text ? <p className="text-lead text-muted">{text}</p> : null}
        </div>
        <div className="mt-10">
          <Calculator locale={locale} strings={strings} primary={primary} />
          <div className="hidden max-w-[48rem] noscript:block">
            <SampleTable locale={locale} />
            {primary ? <ButtonLink {...primary} className="mt-5" /> : null}
          </div>
        </div>
        <p className="mt-5 text-small text-muted noscript:hidden">{t('roiCalculator.note')}</p>
        <Formulas locale={locale} />
      </div>
    </section>
  );
}

function SampleTable({ locale }: { locale: Locale }) {
  const t = getT(locale, 'sections');
  const strings = roiStrings(locale);
  const values = startOf[firstIndustry];
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
      id="roi-sample"
      caption={t('roiCalculator.sampleCaption')}
      columns={[t('roiCalculator.what'), t('roiCalculator.value')]}
      rows={[...inputs, ...results]}
      figures={[1]}
      note={strings.notSum}
    />
  );
}
