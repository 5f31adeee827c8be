import type { Locale } from '@/i18n/locales';
import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/section-tools';
import { withPlan } from '@/lib/chosen-plan';
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
  sample: boolean;
};

/** The button of a plan; the demo form it leads to is told the plan. */
function planButton(
  { name, button }: { name: string; button?: Parameters<typeof toButton>[0] },
  locale: Locale,
): TextLink | null {
  const link = toButton(button, locale);
  return link && { ...link, href: withPlan(link.href, name) };
}

export const toPlansModel = (
  block: BlockOf<'plans'>,
  { locale }: TransformContext,
): PlansModel => ({
  titleLines: nonEmptyLines(block.title),
  plans: block.plans.map((plan) => ({
    name: plan.name,
    text: plan.text,
    monthly: plan.monthly,
    yearly: plan.yearly,
    includes: nonEmptyLines(plan.includes),
    badge: plan.badge || null,
    button: planButton(plan, locale),
  })),
  custom: {
    name: block.custom.name,
    text: block.custom.text,
    price: block.custom.price,
    includes: nonEmptyLines(block.custom.includes),
    button: planButton(block.custom, locale),
  },
  yearlyHint: block.yearlyHint || null,
  terms: block.terms || null,
  sample: block.sample ?? false,
});
