import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type PlatformMapModel = {
  titleLines: string[];
  text: string | null;
  /** Where customers speak, and what the business already knows of them. */
  sources: { title: string; items: string[] };
  /** The one record in the middle. */
  profile: { label: string; name: string; facts: { label: string; value: string }[] };
  /** The four pillars in their order; their colours cycle with it. */
  pillars: { title: string; text: string }[];
  /** What comes out, and where to. */
  outputs: { title: string; items: string[] };
  sample: boolean;
};

const toSide = (side: { title: string; items: { text: string }[] }) => ({
  title: side.title,
  items: side.items.map(({ text }) => text),
});

export const toPlatformMapModel = (block: BlockOf<'platformMap'>): PlatformMapModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  sources: toSide(block.sources),
  profile: {
    label: block.profile.label,
    name: block.profile.name,
    facts: block.profile.facts.map(({ label, value }) => ({ label, value })),
  },
  pillars: block.pillars.map(({ title, text }) => ({ title, text })),
  outputs: toSide(block.outputs),
  sample: block.sample ?? false,
});
