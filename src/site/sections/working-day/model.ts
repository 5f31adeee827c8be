import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type RoleDayModel = {
  titleLines: string[];
  text: string | null;
  person: { name: string; role: string };
  /** The colour of the background, from 1 to 4. */
  hue: number;
  /**
   * The moments of the day in order; `time` is a clock time such as `08:05`, `mark` a figure or state shown
   * beside it.
   */
  hours: { time: string; title: string; text: string; mark: string | null }[];
  sample: boolean;
};

export const toRoleDayModel = (block: BlockOf<'roleDay'>): RoleDayModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  person: { name: block.person.name, role: block.person.role },
  hue: Number(block.hue),
  hours: block.hours.map(({ time, title, text, mark }) => ({
    time,
    title,
    text,
    mark: mark || null,
  })),
  sample: block.sample ?? false,
});
