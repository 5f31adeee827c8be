import {
  nonEmptyLines,
  officeWords,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import { localizedPath } from '@/i18n/locales';
import { planOf } from '@/lib/chosen-plan';
import { env } from '@/lib/env';
import type { OfficeWords } from '@/lib/office-hours';
import { roiIndustries, roiInputsOf, type RoiInputName } from '@/lib/roi-inputs';

export type DemoFormModel = {
  titleLines: string[];
  text: string | null;
  /** What happens after sending, in order. */
  steps: { title: string; text: string }[];
  office: OfficeWords;
  /** `v5` has a full-width button (spec §3, form version). */
  version: 'default' | 'v5';
  /** The plan that the reader chose on the pricing page. */
  plan: string | null;
  /** What the reader worked out before they came here, to be sent along; empty: nothing. */
  inputs: { name: RoiInputName; value: number }[];
  /** Where those inputs stand again, with origin. */
  inputsLink: string | null;
};

/** The calculator's inputs that came with the address, and the link under which they stand again. */
function toInputs({ address, locale }: TransformContext): {
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

export const toDemoFormModel = async (
  block: BlockOf<'demoForm'>,
  context: TransformContext,
): Promise<DemoFormModel> => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  steps: (block.steps ?? []).map(({ title, text }) => ({ title, text })),
  office: await officeWords(context),
  version: block.version,
  plan: planOf(context.address?.state ?? {}),
  ...toInputs(context),
});
