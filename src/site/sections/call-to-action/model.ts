import type { TextLink } from '@/lib/text-link';

export type CallToActionModel = {
  titleLines: string[];
  text: string | null;
  primary: TextLink | null;
  note: string | null;
};
