import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { DataTable } from '../../ui/data-table';
import { assumptionNames, assumptions, formulaVersion } from './formula-assumptions';
import { formatPlain, formatShare } from './format-estimates';

/** Keeps a short column heading on one line. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

const lines = ['hours', 'cost', 'kept', 'revenue'] as const;

/** All formulas, and every assumption with its reason; the same with and without a script. */
export function Formulas({ locale }: { locale: Locale }) {
  const t = getT(locale, 'sections');
  const version = String(formulaVersion);
  const rows = assumptionNames.map((name) => {
    const { unit, low, expected, high } = assumptions[name];
    const say = (value: number) =>
      unit === 'share' ? formatShare(value, locale) : formatPlain(value, locale);
    return [
      t(`roiCalculator.assume.${name}`),
      say(low),
      say(expected),
      say(high),
      t(`roiCalculator.because.${name}`),
    ];
  });
  return (
    <div className="mt-12 grid gap-x-16 gap-y-8">
      <div className="grid gap-x-16 gap-y-5 desktop:grid-cols-[1fr_1.6fr]">
        <div>
          <h3 className="type-h3">{t('roiCalculator.formulaTitle', { version })}</h3>
          <p className="mt-3 text-muted">{t('roiCalculator.formulaText')}</p>
        </div>
        <ol className="border-t border-line-control">
          {lines.map((line) => (
            <li key={line} className="border-b border-line py-3.5 text-pretty">
              {t(`roiCalculator.formula.${line}`)}
            </li>
          ))}
        </ol>
      </div>
      <DataTable
        id="roi-assumptions"
        caption={t('roiCalculator.assumptionsCaption', { version })}
        columns={[
          t('roiCalculator.assumption'),
          unbroken(t('roiCalculator.low')),
          unbroken(t('roiCalculator.expected')),
          unbroken(t('roiCalculator.high')),
          t('roiCalculator.reason'),
        ]}
        rows={rows}
        figures={[1, 2, 3]}
      />
    </div>
  );
}
