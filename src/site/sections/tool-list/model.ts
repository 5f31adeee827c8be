import type { TextLink } from '@/lib/text-link';

export type ToolListModel = {
  titleLines: string[];
  text: string | null;
  /** `link` null: not there yet. */
  tools: { id: number; title: string; summary: string | null; link: TextLink | null }[];
};
