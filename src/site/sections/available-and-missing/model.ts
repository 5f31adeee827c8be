import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';

export type HaveListModel = {
  titleLines: string[];
  text: string | null;
  have: { title: string; text: string }[];
  /** The items that are not available yet, shown as prominently as those that are. */
  lack: { title: string; text: string }[];
};

export const toHaveListModel = (block: BlockOf<'haveList'>): HaveListModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  have: block.have.map(({ title, text }) => ({ title, text })),
  lack: block.lack.map(({ title, text }) => ({ title, text })),
});
