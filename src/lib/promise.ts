/** In minutes of office hours, until the CMS says another number (spec §9, reply promise). */
export const USUAL_PROMISE = 30;

/** What editors write where the number stands that the CMS promises. */
const PLACE = '{{promise.minutes}}';

/** Whether any text in a value leaves the promise's number to the CMS. */
export const namesPromise = (value: unknown): boolean =>
  JSON.stringify(value)?.includes(PLACE) ?? false;

function said(value: unknown, minutes: string): unknown {
  if (typeof value === 'string') return value.replaceAll(PLACE, minutes);
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, minutes));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one, minutes)]));
}

/** The same value, in which every text says the promise's number. */
export const sayMinutes = <T>(value: T, minutes: number): T => said(value, String(minutes)) as T;
