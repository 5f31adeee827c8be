import type { Block, BlockOf, TransformContext } from '@/content/transforms/section-tools';
import * as models from './models';

type ToModels = {
  [N in Block['blockType']]: (block: BlockOf<N>, context: TransformContext) => unknown;
};

/** From the CMS block of each kind to the view-model of its section; a kind without one does not compile. */
export const sectionModels: ToModels = models;

/** Every kind of section and the view-model its view gets. The blocks and views are checked against it. */
export type SectionModels = {
  [N in keyof typeof models]: Awaited<ReturnType<(typeof models)[N]>>;
};

export type SectionName = keyof SectionModels;

/** A section of a page; `anchor` is the fragment id under which links reach it. */
export type SectionModel = {
  [N in SectionName]: { name: N; id: string; anchor: string | null; model: SectionModels[N] };
}[SectionName];
