import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type HeldBackModel = {
  titleLines: string[];
  text: string | null;
  /** Of a thousand each: how many came by themselves, and how many came when reminded. */
  silent: { title: string; count: number; text: string };
  reminded: { title: string; count: number; text: string };
  /** What the difference is, in words beside its number. */
  gain: { count: number; text: string };
  sample: boolean;
  /** 1 to 4. */
  hue: number;
};

const toGroup = ({ title, count, text }: HeldBackModel['silent']): HeldBackModel['silent'] => ({
  title,
  count,
  text,
});

export const toHeldBackModel = (block: BlockOf<'heldBack'>): HeldBackModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  silent: toGroup(block.silent),
  reminded: toGroup(block.reminded),
  // A reminder that costs orders gains nothing.
  gain: { count: Math.max(0, block.reminded.count - block.silent.count), text: block.gain },
  sample: block.sample ?? false,
  hue: Number(block.hue),
});
