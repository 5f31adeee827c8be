import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SentenceHeading } from '../../ui/sentence-heading';
import { Calculator } from './calculator.client';
import { Formulas } from './roi-formulas-explained';
import { MoneyPaths } from './profit-sources-view';
import type { RoiCalculatorModel } from './model';
import { PlainCalculator } from './calculator-without-script';
import { roiStrings } from './calculator-translations';

type RoiCalculatorProps = { model: RoiCalculatorModel; locale: Locale };

/** The ROI calculator, with and without a script; below it, where the amount comes from, and all formulas. */
export function RoiCalculator({ model, locale }: RoiCalculatorProps) {
  const t = getT(locale, 'sections');
  const strings = roiStrings(locale);
  const { titleLines, text, primary } = model;
  return (
    <section className="bg-warm pb-(--section-space)">
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-4 border-t border-line-control pt-8 desktop:grid-cols-[1.1fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={titleLines} className="type-h2" />
          {text ? <p className="text-lead text-muted">{text}</p> : null}
        </div>
        <div className="mt-10">
          <Calculator locale={locale} strings={strings} primary={primary} />
          <div className="hidden noscript:block">
            <PlainCalculator model={model} locale={locale} />
          </div>
        </div>
        <p className="mt-5 text-small text-muted noscript:hidden">{t('roiCalculator.note')}</p>
        <MoneyPaths locale={locale} />
        <Formulas locale={locale} />
      </div>
    </section>
  );
}
