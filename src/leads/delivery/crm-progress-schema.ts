import { z } from 'zod';

/** The progress of a delivery: what it has created in the CRM so far, and the step whose answer is not known. */
const schema = z.object({
  organizationId: z.string().optional(),
  personId: z.string().optional(),
  dealId: z.string().optional(),
  noteId: z.string().optional(),
  submitted: z.boolean().optional(),
  /** A step of the delivery that has begun and not ended: its request may have had an effect, or not. */
  open: z.object({ step: z.string(), since: z.string() }).optional(),
});

export type CrmProgress = z.infer<typeof schema>;

/** Parses the stored progress of a delivery; empty for anything else. */
export function crmProgressOf(stored: unknown): CrmProgress {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
