import {
  type Block,
  type BlockOf,
  type TransformContext,
  UnknownSectionError,
} from '@/content/transforms/transform-context';
import { env } from '@/lib/env';
import { errorFields, log } from '@/lib/write-log-line';
import { sectionModels, type SectionModel, type SectionName } from '../sections/registry.models';

type ToModel<N extends SectionName> = (block: BlockOf<N>, context: TransformContext) => unknown;

const models: { [N in SectionName]: ToModel<N> } = sectionModels;

async function toSection<N extends SectionName>(
  block: BlockOf<N>,
  context: TransformContext,
): Promise<SectionModel> {
  const name: N = block.blockType;
  if (!Object.hasOwn(models, name)) throw new UnknownSectionError(`Unknown section "${name}"`);
  const model = await models[name](block, context);
  return { name, id: block.id ?? name, anchor: block.anchor || null, model } as SectionModel;
}

/**
 * The view-models of a page's sections. A section of an unknown type or variant is an error in development and tests;
 * visitors get the page without it.
 */
export async function toSections(
  blocks: Block[],
  context: TransformContext,
): Promise<SectionModel[]> {
  const shown = await Promise.all(
    blocks.map((block) =>
      toSection(block, context).catch((error: unknown) => {
        if (error instanceof UnknownSectionError) {
          if (env().NODE_ENV !== 'production') throw error;
          log.error('content.unknown-section', {
            ...errorFields(error),
            section: block.blockType,
          });
          return null;
        }
        // Drafts are not validated: a preview leaves out sections that are incomplete.
        if (context.draft) return null;
        throw error;
      }),
    ),
  );
  return shown.filter((model) => model !== null);
}
