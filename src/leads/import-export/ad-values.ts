import { z } from 'zod';
import { type AdColumn, adColumnKeys } from './columns';

/** What is known of an ad lead, by column; texts as they came, the date in ISO 8601, the phone in E.164 where it is one. */
export type AdValues = Partial<Record<AdColumn, string>>;

const schema = z.partialRecord(z.enum(adColumnKeys), z.string());

/** The stored values of an ad lead; of anything else none. */
export function adValuesOf(stored: unknown): AdValues {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
