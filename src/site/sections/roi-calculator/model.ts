import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { localizedPath } from '@/i18n/locales';
import type { TextLink } from '@/lib/text-link-type';

export type RoiCalculatorModel = {
  titleLines: string[];
  text: string | null;
  primary: TextLink | null;
  /** The target of the form that works without a script. */
  action: string;
  /** The query of the page's URL; empty for none. */
  asked: string;
};

export const toRoiCalculatorModel = (
  block: BlockOf<'roiCalculator'>,
  { address, locale }: TransformContext,
): RoiCalculatorModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  primary: toButton(block.primary, locale),
  action: `${localizedPath(locale, address?.path ?? '/roi-calculator')}#calculator`,
  asked: new URLSearchParams(address?.state).toString(),
});
