import type { Locale } from '@/i18n/locales';
import { toButton } from '@/content/transforms/button';
import {
  nonEmptyLines,
  type BlockOf,
  type TransformContext,
} from '@/content/transforms/transform-context';
import { withPlan } from '@/lib/chosen-plan-parameter';
import type { TextLink } from '@/lib/text-link-type';

export type Plan = {
  name: string;
  /** The customers for whom the plan is made, in one sentence. */
  text: string;
  /** The price in VND a month, before tax: for monthly payment, and for yearly payment. */
  monthly: number;
  yearly: number;
  includes: string[];
  /** A short label on the plan that most teams choose. */
  badge: string | null;
  button: TextLink | null;
};

export type PlansModel = {
  titleLines: string[];
  plans: Plan[];
  /** The plan whose price is negotiated with each customer, shown below the others. */
  custom: {
    name: string;
    text: string;
    price: string;
    includes: string[];
    button: TextLink | null;
  };
  /** The text beside the yearly option: what yearly payment saves. */
  yearlyHint: string | null;
  /** The text below the plans: tax, contract, and what the prices do not include. */
  terms: string | null;
  sample: boolean;
};

/** The button of a plan; a link to the demo form passes the plan on. */
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
