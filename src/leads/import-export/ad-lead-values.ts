import { z } from 'zod';
import { type AdColumn, adColumnKeys } from './export-column-names';

/** The data of an ad lead, by column; texts as received, the date in ISO 8601, the phone in E.164 if it is valid. */
export type AdValues = Partial<Record<AdColumn, string>>;

const schema = z.partialRecord(z.enum(adColumnKeys), z.string());

/** Parses the stored values of an ad lead; empty if they have another shape. */
export function adValuesOf(stored: unknown): AdValues {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
