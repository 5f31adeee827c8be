import { z } from 'zod';

/** What a delivery has made on the other side so far, and the step whose answer is not known. */
const schema = z.object({
  organizationId: z.string().optional(),
  personId: z.string().optional(),
  dealId: z.string().optional(),
  noteId: z.string().optional(),
  submitted: z.boolean().optional(),
  /** A step that was begun and not yet seen to end: it may have been taken, or not. */
  open: z.object({ step: z.string(), since: z.string() }).optional(),
});

export type RemoteIds = z.infer<typeof schema>;

/** The stored progress of a delivery; of anything else none. */
export function remoteIdsOf(stored: unknown): RemoteIds {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : {};
}
