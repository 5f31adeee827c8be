import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { planOf } from '@/lib/chosen-plan-parameter';
import { env } from '@/lib/env';
import type { ListState } from '@/lib/list-filters-in-url';
import { roiIndustries, roiInputsOf, type RoiInputName } from '@/lib/roi-inputs';
import { prefilledWith, type FormState } from '../../forms/form-state-and-prefilled-values';

export type Prefilled = {
  /** The plan that the reader chose on the pricing page. */
  plan: string | null;
  /** The inputs of the reader's ROI calculation; empty without one. */
  inputs: { name: RoiInputName; value: number }[];
  /** The full URL that restores the inputs of the ROI calculator. */
  inputsLink: string | null;
};

/** Values from the URL: the chosen plan, and the calculator's inputs with a link that restores them. */
export function toPrefilled(state: ListState, locale: Locale): Prefilled {
  const plan = planOf(state);
  const inputs = roiInputsOf(state);
  if (inputs.length === 0) return { plan, inputs, inputsLink: null };
  const query = new URLSearchParams(inputs.map(({ name, value }) => [name, String(value)]));
  const industry = roiIndustries.find((name) => name === state.industry);
  if (industry) query.set('industry', industry);
  const path = `${localizedPath(locale, '/roi-calculator')}?${query}`;
  return { plan, inputs, inputsLink: new URL(path, env().SITE_URL).href };
}

/**
 * The form's state with the chosen plan and the calculation prefilled in the description, where the reader can change
 * them.
 */
export function prefilledState(begun: Prefilled, locale: Locale): FormState | null {
  const { plan } = begun;
  const chosen = plan && getT(locale, 'sections')('plans.chosen', { plan });
  const description = [chosen, inputsText(begun, locale)].filter(Boolean).join('\n\n');
  return description === '' ? null : prefilledWith('book-demo', { description });
}

function inputsText({ inputs, inputsLink }: Prefilled, locale: Locale): string | null {
  if (inputs.length === 0) return null;
  const t = getT(locale, 'sections');
  const lines = inputs.map(
    ({ name, value }) =>
      `${t(`roiCalculator.field.${name}`)}: ${new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)}`,
  );
  return [t('roiCalculator.sent'), ...lines, inputsLink].join('\n');
}
