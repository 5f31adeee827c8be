import type { Frame, VariantFields } from '@/content/transforms/transform-context';

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
  /** Channels of customer feedback, and existing customer data. */
  sources: toSide(sources),
  profile: {
    label: profile.label,
    name: profile.name,
    facts: profile.facts.map(({ label, value }) => ({ label, value })),
  },
  /** The platform products in order; the position of each decides its colour. */
  pillars: pillars.map(({ title, text }) => ({ title, text })),
  outputs: toSide(outputs),
});

export type PlatformMapModel = Frame & ReturnType<typeof toPlatformMap>;
