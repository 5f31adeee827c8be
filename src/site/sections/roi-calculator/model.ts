import type { TextLink } from '@/lib/text-link';

export type RoiCalculatorModel = {
  titleLines: string[];
  text: string | null;
  primary: TextLink | null;
};
