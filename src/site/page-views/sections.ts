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
 * The sections of a page as view-models. A section of a kind this build does not know (a newer
 * database, a removed kind) is an error in development and tests; readers get the page without it.
 */
export async function toSections(
  blocks: Block[],
  context: TransformContext,
): Promise<SectionModel[]> {
  const shown = await Promise.all(
    blocks.map(async (block) => {
      if (Object.hasOwn(models, block.blockType)) {
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
  return shown.filter((model) => model !== null);
}
