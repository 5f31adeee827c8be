import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import type { SectionModel, SectionName } from '@/site/sections/registry.models';
import { toButton } from './button';
import {
  nonEmptyLines,
  officeWords,
  type Block,
  type BlockOf,
  type TransformContext,
  type TransformsOf,
} from './section-tools';
import { productTransforms } from './sections-product';
import { metricTransforms } from './sections-metric';
import { companyTransforms } from './sections-company';
import { drawnTransforms } from './sections-drawn';
import { directoryTransforms } from './sections-directories';
import { formTransforms } from './sections-forms';
import { roiTransforms, toInputs } from './sections-roi';
import { listTransforms } from './sections-lists';
import { sharedTransforms } from './sections-shared';
import { storyTransforms } from './sections-story';
import { surfaceTransforms } from './sections-surfaces';

/** Exhaustive by type: a section without a transform does not compile (docs/architecture.md, rule 3). */
const transforms: TransformsOf<SectionName> = {
  ...productTransforms,
  ...sharedTransforms,
  ...companyTransforms,
  ...formTransforms,
  ...metricTransforms,
  ...storyTransforms,
  ...drawnTransforms,
  ...listTransforms,
  ...directoryTransforms,
  ...surfaceTransforms,
  ...roiTransforms,
  hero: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text,
    primary: toButton(block.primary, locale),
    secondary: toButton(block.secondary, locale),
    note: block.note || null,
    picture: block.picture,
  }),
  wordmarks: (block) => ({
    title: block.title,
    names: block.names.map(({ name }) => name),
    sampleNote: block.sampleNote || null,
  }),
  platformShowcase: async (block, { locale, lists }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    platforms: await lists.platforms(locale),
  }),
  closedLoop: (block) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    steps: block.steps.map(({ time, title, text }) => ({ time, title, text })),
    sampleNote: block.sampleNote || null,
  }),
  quote: (block) => ({
    content: block.content,
    representativeName: block.representativeName,
    representativeJobTitle: block.representativeJobTitle,
    customerName: block.customerName,
    figures: (block.figures ?? []).map(({ value, label }) => ({ value, label })),
    sampleNote: block.sampleNote || null,
  }),
  callToAction: (block, { locale }) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    primary: toButton(block.primary, locale),
    note: block.note || null,
  }),
  demoForm: async (block, context) => ({
    titleLines: nonEmptyLines(block.title),
    text: block.text || null,
    steps: (block.steps ?? []).map(({ title, text }) => ({ title, text })),
    office: await officeWords(context),
    version: block.version,
    ...toInputs(context),
  }),
};

async function toSection<N extends SectionName>(
  block: BlockOf<N>,
  context: TransformContext,
): Promise<SectionModel> {
  const name: N = block.blockType;
  const model = await transforms[name](block, context);
  return { name, id: block.id ?? name, anchor: block.anchor || null, model } as SectionModel;
}

/**
 * The sections of a page as view-models. A section of a kind this build does not know (a newer
 * database, a removed kind) is an error in development and tests; readers get the page without it.
 */
export async function toSections(
  blocks: Block[],
  context: TransformContext,
): Promise<SectionModel[]> {
  const models = await Promise.all(
    blocks.map(async (block) => {
      if (Object.hasOwn(transforms, block.blockType)) {
        // Drafts are saved unchecked: in a preview, a section that is not yet whole is left out.
        return context.draft
          ? toSection(block, context).catch(() => null)
          : toSection(block, context);
      }
      const error = new Error(`Unknown section "${block.blockType as string}"`);
      if (env().NODE_ENV !== 'production') throw error;
      log.error('content.unknown-section', {
        ...errorFields(error),
        section: block.blockType,
      });
      return null;
    }),
  );
  return models.filter((model) => model !== null);
}
