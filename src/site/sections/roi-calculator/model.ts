import type { TextLink } from '@/lib/text-link';

export type RoiCalculatorModel = {
  titleLines: string[];
  text: string | null;
  primary: TextLink | null;
  /** Where the form leads that works without a script. */
  action: string;
  /** What the page's address says, as a query; empty: nothing. */
  asked: string;
};
