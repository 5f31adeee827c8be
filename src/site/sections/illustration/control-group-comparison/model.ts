import type { Frame, VariantFields } from '@/content/transforms/transform-context';

type Group = VariantFields<'illustration', 'heldBack'>['silent'];

/** Converts a group of a thousand people; `count` of them came. */
const toGroup = ({ title, count, text }: Group) => ({ title, count, text });

export const toHeldBack = ({
  silent,
  reminded,
  gain,
}: VariantFields<'illustration', 'heldBack'>) => ({
  silent: toGroup(silent),
  reminded: toGroup(reminded),
  /** The number of additional people who came with a reminder; not below zero. */
  gain: { count: Math.max(0, reminded.count - silent.count), text: gain },
});

export type HeldBackModel = Frame & ReturnType<typeof toHeldBack>;
