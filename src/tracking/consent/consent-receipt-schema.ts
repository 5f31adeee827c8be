import { z } from 'zod';
import { locales } from '@/i18n/locales';
import { CONSENT_VERSION } from './consent-categories';

/** The schema of a browser's consent receipt; unknown fields are refused, so that no personal data is stored. */
export const receiptBody = z.strictObject({
  id: z.uuid().toLowerCase(),
  version: z.int().min(1).max(CONSENT_VERSION),
  analytics: z.boolean(),
  marketing: z.boolean(),
  support: z.boolean(),
  language: z.enum(locales),
});

export type ReceiptBody = z.infer<typeof receiptBody>;
