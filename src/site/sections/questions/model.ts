import type { TextLink } from '@/lib/text-link';
import type { Ground } from '../../ui/ground';

export type QuestionsModel = {
  titleLines: string[];
  text: string | null;
  link: TextLink | null;
  ground: Ground;
  /** `id` is the fragment under which a link opens the question. */
  items: { id: string; question: string; paragraphs: string[] }[];
};
