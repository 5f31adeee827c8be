import { z } from 'zod';
import { LONGEST_NAME, LONGEST_PATH, MOST_NOTES } from './report-format';

const name = z.string().max(LONGEST_NAME);

/** The schema of a browser's report; unknown fields are refused, so that nothing personal slips in. */
export const reportBody = z.strictObject({
  path: z.string().startsWith('/').max(LONGEST_PATH),
  from: z.strictObject({ source: name, medium: name, campaign: name, referrer: name }).nullable(),
  notes: z
    .array(z.string().max(LONGEST_PATH + LONGEST_NAME))
    .min(1)
    .max(MOST_NOTES),
});
