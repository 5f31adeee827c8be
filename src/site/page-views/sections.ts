import type { Block, BlockOf, TransformContext } from '@/content/transforms/section-tools';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/log';
import { sectionModels, type SectionModel, type SectionName } from '../sections/registry.models';

type ToModel<N extends SectionName> = (block: BlockOf<N>, context: TransformContext) => unknown;

const models: { [N in SectionName]: ToModel<N> } = sectionModels;

async function toSection<N extends SectionName>(
  block: BlockOf<N>,
  context: TransformContext,
): Promise<SectionModel> {
  const name: N = block.blockType;
  const model = await models[name](block, context);
  return { name, id: block.id ?? name, anchor: block.anchor || null, model } as SectionModel;
}

/**
 * The view-models of a page's sections. A section of an unknown type (from a newer database, or removed) is an error in
 * development and tests; visitors get the page without it.
 */
export async function toSections(
  blocks: Block[],
  context: TransformContext,
): Promise<SectionModel[]> {
  const shown = await Promise.all(
    blocks.map(async (block) => {
      if (Object.hasOwn(models, block.blockType)) {
        // Drafts are not validated: a preview leaves out sections that are incomplete.
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
  return shown.filter((model) => model !== null);
}
