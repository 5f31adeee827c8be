/** The default reply time in minutes of office hours, until the CMS has another one (spec §9, reply promise). */
export const DEFAULT_REPLY_MINUTES = 30;

/** The placeholder in content that is replaced by the promised reply time in minutes. */
const PLACE = '{{promise.minutes}}';

/** Whether any text in a value contains the placeholder. */
export const mentionsReplyTime = (value: unknown): boolean =>
  JSON.stringify(value)?.includes(PLACE) ?? false;

function said(value: unknown, minutes: string): unknown {
  if (typeof value === 'string') return value.replaceAll(PLACE, minutes);
  if (Array.isArray(value)) return value.map((one: unknown) => said(one, minutes));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, said(one, minutes)]));
}

/** Copies a value and replaces the placeholder for the reply time by the number of minutes in every text. */
export const fillMinutes = <T>(value: T, minutes: number): T => said(value, String(minutes)) as T;
