import { z } from 'zod';
import { MAX_NAME_LENGTH, MAX_PATH_LENGTH, MAX_EVENTS_PER_REPORT } from './page-report-format';

const name = z.string().max(MAX_NAME_LENGTH);

/** The schema of a browser's report; unknown fields are refused, so that no personal data is stored. */
export const reportBody = z.strictObject({
  path: z.string().startsWith('/').max(MAX_PATH_LENGTH),
  from: z.strictObject({ source: name, medium: name, campaign: name, referrer: name }).nullable(),
  notes: z
    .array(z.string().max(MAX_PATH_LENGTH + MAX_NAME_LENGTH))
    .min(1)
    .max(MAX_EVENTS_PER_REPORT),
});
