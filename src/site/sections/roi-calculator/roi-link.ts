import { formulaVersion } from './formula-assumptions';
import {
  fieldNames,
  fields,
  firstIndustry,
  industries,
  startOf,
  type FieldName,
  type Industry,
  type Values,
} from './input-fields';

export type Inputs = { industry: Industry; values: Values };

/** Adds the inputs to the query of a URL as plain digits. Other parameters, such as those of a campaign, stay. */
export function toQuery({ industry, values }: Inputs, search: string): string {
  const query = new URLSearchParams(search);
  query.set('v', String(formulaVersion));
  query.set('industry', industry);
  for (const name of fieldNames) query.set(name, String(values[name]));
  return `?${query.toString()}`;
}

/**
 * The inputs of a link, or null if it has no valid ones; an invalid one is replaced by the industry's initial
 * value.
 */
export function fromQuery(search: string): Inputs | null {
  const query = new URLSearchParams(search);
  const asked = industries.find((name) => name === query.get('industry'));
  const industry = asked ?? firstIndustry;
  const values: Record<FieldName, number> = { ...startOf[industry] };
  let used = asked !== undefined;
  for (const name of fieldNames) {
    const text = query.get(name) ?? '';
    const pattern = fields[name].kind === 'count' ? /^\d{1,12}$/ : /^\d{1,12}(?:\.\d{1,6})?$/;
    if (!pattern.test(text) || Number(text) > fields[name].most) continue;
    values[name] = Number(text);
    used = true;
  }
  return used ? { industry, values } : null;
}
