import type { TextLink } from '@/lib/text-link';

export type Plan = {
  name: string;
  /** For whom it is, in one sentence. */
  text: string;
  /** VND a month, before tax: paid month by month, and paid for a year at once. */
  monthly: number;
  yearly: number;
  includes: string[];
  /** A few words that mark the plan most teams take. */
  badge: string | null;
  button: TextLink | null;
};

export type PlansModel = {
  titleLines: string[];
  plans: Plan[];
  /** The plan whose price is agreed with each customer. */
  custom: {
    name: string;
    text: string;
    price: string;
    includes: string[];
    button: TextLink | null;
  };
  /** Beside the choice of paying for a year: what it saves. */
  yearlyHint: string | null;
  /** Tax, contract, what the prices do not hold. */
  terms: string | null;
  sampleNote: string | null;
};
