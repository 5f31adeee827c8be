import type { Frame, VariantFields } from '@/content/transforms/section-tools';

type Group = VariantFields<'illustration', 'heldBack'>['silent'];

/** Of a thousand each: how many came by themselves, and how many came when reminded. */
const toGroup = ({ title, count, text }: Group) => ({ title, count, text });

export const toHeldBack = ({
  silent,
  reminded,
  gain,
}: VariantFields<'illustration', 'heldBack'>) => ({
  silent: toGroup(silent),
  reminded: toGroup(reminded),
  /** What the difference is; a reminder that costs orders gains nothing. */
  gain: { count: Math.max(0, reminded.count - silent.count), text: gain },
});

export type HeldBackModel = Frame & ReturnType<typeof toHeldBack>;
