import { z } from 'zod';

/** What a system is told: its own ids and ours, and for a CRM what the person is looked up by. */
export const noticeSchema = z.object({
  leads: z.array(z.number().int()),
  /** Ids that our webhook has named leads by. */
  keys: z.array(z.string()),
  persons: z.array(z.string()),
  deals: z.array(z.string()),
  notes: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()).default([]),
  /** Whether a step was under way, so that a record may be there whose id never came. */
  isOpen: z.boolean().default(false),
});

export type Notice = z.infer<typeof noticeSchema>;

/** Says only with which code an attempt failed; `needsPerson` when no later one can do better. */
export class NoticeError extends Error {
  constructor(
    readonly code: string,
    readonly needsPerson = false,
  ) {
    super(code);
  }
}
