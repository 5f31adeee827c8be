import { localizedPath } from '@/i18n/locales';
import { env } from '@/lib/env';
import { roiIndustries, roiInputsOf, type RoiInputName } from '@/lib/roi-inputs';
import { toButton } from './button';
import { nonEmptyLines, type TransformContext, type TransformsOf } from './section-tools';

/** The section of the page that works out what a company gains. */
export const roiTransforms: TransformsOf<'roiCalculator'> = {
  roiCalculator: (block, { address, locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    primary: toButton(block.primary, locale),
    action: `${localizedPath(locale, address?.path ?? '/roi-calculator')}#calculator`,
    asked: new URLSearchParams(address?.state).toString(),
  }),
};

/** The calculator's inputs that came with the address, and the link under which they stand again. */
export function toInputs({ address, locale }: TransformContext): {
  inputs: { name: RoiInputName; value: number }[];
  inputsLink: string | null;
} {
  const state = address?.state ?? {};
  const inputs = roiInputsOf(state);
  if (inputs.length === 0) return { inputs, inputsLink: null };
  const query = new URLSearchParams(inputs.map(({ name, value }) => [name, String(value)]));
  const industry = roiIndustries.find((name) => name === state.industry);
  if (industry) query.set('industry', industry);
  const path = `${localizedPath(locale, '/roi-calculator')}?${query}`;
  return { inputs, inputsLink: new URL(path, env().SITE_URL).href };
}
