import type { Frame, VariantFields } from '@/content/transforms/section-tools';

const toSide = (side: { title: string; items: { text: string }[] }) => ({
  title: side.title,
  items: side.items.map(({ text }) => text),
});

export const toPlatformMap = ({
  sources,
  profile,
  pillars,
  outputs,
}: VariantFields<'illustration', 'platformMap'>) => ({
  /** Where customers speak, and what the business already knows of them. */
  sources: toSide(sources),
  /** The one record in the middle. */
  profile: {
    label: profile.label,
    name: profile.name,
    facts: profile.facts.map(({ label, value }) => ({ label, value })),
  },
  /** In their order; their colours cycle with it. */
  pillars: pillars.map(({ title, text }) => ({ title, text })),
  outputs: toSide(outputs),
});

export type PlatformMapModel = Frame & ReturnType<typeof toPlatformMap>;
