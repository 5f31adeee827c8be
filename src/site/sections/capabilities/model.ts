import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type CapabilitiesModel = {
  titleLines: string[];
  text: string | null;
  groups: {
    title: string;
    /** The number of the platform product, 1 to 4, which decides the colour. */
    hue: number;
    items: { name: string; text: string }[];
  }[];
};

export const toCapabilitiesModel = (block: BlockOf<'capabilities'>): CapabilitiesModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  groups: block.groups.map(({ title, hue, items }) => ({
    title,
    hue: Number(hue),
    items: items.map(({ name, text }) => ({ name, text })),
  })),
});
