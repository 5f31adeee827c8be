import { z } from 'zod';
import { errorCode } from '@/lib/write-log-line';
import { AttemptError, RefusedError, WaitError } from '../delivery/delivery-errors';

/** The content of a notice that asks another system to erase a person: ids of both systems, and terms to search by. */
export const noticeSchema = z.object({
  leads: z.array(z.number().int()),
  /** Only for the webhook: the idempotency keys of its deliveries. */
  keys: z.array(z.string()),
  persons: z.array(z.string()),
  deals: z.array(z.string()),
  notes: z.array(z.string()),
  emails: z.array(z.string()),
  phones: z.array(z.string()).default([]),
  /** Whether a delivery may have created a record whose id never reached us. */
  isOpen: z.boolean().default(false),
});

export type Notice = z.infer<typeof noticeSchema>;

/** The error of an attempt at a notice, with a code only; `needsPerson` when retries are useless. */
export class NoticeError extends Error {
  constructor(
    readonly code: string,
    readonly needsPerson = false,
  ) {
    super(code);
  }
}

/** Whether another attempt would fail too, so that a colleague has to act in the other system by hand. */
export const needsPerson = (error: unknown): boolean =>
  error instanceof RefusedError || (error instanceof NoticeError && error.needsPerson);

/** The code of a failed attempt: this site's, the vendor's, or the network's. */
export const codeOfFailure = (error: unknown): string =>
  error instanceof NoticeError ||
  error instanceof AttemptError ||
  error instanceof RefusedError ||
  error instanceof WaitError
    ? error.code
    : errorCode(error);
