import type { Block, BlockOf, TransformContext } from '@/content/transforms/transform-context';
import * as models from './models';

type ToModels = {
  [N in Block['blockType']]: (block: BlockOf<N>, context: TransformContext) => unknown;
};

/**
 * The transform of each section type from its CMS block to its view-model; a type without one does not
 * compile.
 */
export const sectionModels: ToModels = models;

/** The view-model of every section type. The blocks and views are checked against this type. */
export type SectionModels = {
  [N in keyof typeof models]: Awaited<ReturnType<(typeof models)[N]>>;
};

export type SectionName = keyof SectionModels;

/** A section of a page; `anchor` is the fragment id for links to it. */
export type SectionModel = {
  [N in SectionName]: { name: N; id: string; anchor: string | null; model: SectionModels[N] };
}[SectionName];
