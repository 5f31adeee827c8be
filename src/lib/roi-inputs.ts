/** What a company says of a month in the ROI calculator; the spelling is that of the link that keeps it. */
export const roiInputNames = [
  'requests',
  'minutes',
  'hourlyCost',
  'customers',
  'orderValue',
  'leaving',
  'answered',
] as const;
export type RoiInputName = (typeof roiInputNames)[number];

/** Industries of the site; the spelling is that of their pages and of the link. */
export const roiIndustries = [
  'retail',
  'health-care',
  'food-and-beverage',
  'education',
  'technology',
] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

/** Query parameters of a link that keeps the inputs. */
export const roiParameters: readonly string[] = ['v', 'industry', ...roiInputNames];

const NUMBER = /^\d{1,12}(?:\.\d{1,6})?$/;

/** The inputs that a query holds, in their order; what is no plain number is left out. */
export function roiInputsOf(
  state: Readonly<Record<string, string>>,
): { name: RoiInputName; value: number }[] {
  return roiInputNames.flatMap((name) => {
    const value = state[name] ?? '';
    return NUMBER.test(value) ? [{ name, value: Number(value) }] : [];
  });
}
