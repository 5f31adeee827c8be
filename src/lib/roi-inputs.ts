/** The inputs of the ROI calculator, by their names in saved links. Counts are per month. */
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

/** Industries of the site, spelt as in their pages' URLs and in saved links. */
export const roiIndustries = [
  'retail',
  'health-care',
  'food-and-beverage',
  'education',
  'technology',
] as const;
export type RoiIndustry = (typeof roiIndustries)[number];

/** The query parameters of a link that contains the calculator's inputs. */
export const roiParameters: readonly string[] = ['v', 'industry', ...roiInputNames];

const NUMBER = /^\d{1,12}(?:\.\d{1,6})?$/;

/** Reads the calculator's inputs from a query, in order; invalid numbers are left out. */
export function roiInputsOf(
  state: Readonly<Record<string, string>>,
): { name: RoiInputName; value: number }[] {
  return roiInputNames.flatMap((name) => {
    const value = state[name] ?? '';
    return NUMBER.test(value) ? [{ name, value: Number(value) }] : [];
  });
}
