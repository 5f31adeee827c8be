import { toButton } from './button';
import { nonEmptyLines, type TransformsOf } from './section-tools';

/** The section of the page that works out what a company gains. */
export const roiTransforms: TransformsOf<'roiCalculator'> = {
  roiCalculator: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    primary: toButton(block.primary, locale),
  }),
};
