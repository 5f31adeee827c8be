import { createHash } from 'node:crypto';
import type { Submission } from '../schema/submission';

/**
 * Fingerprint of what a person sent: kind, cleaned values, what it is for, and the bytes of a file. Two
 * equal ones are the same request.
 */
export function contentHash({ kind, values, envelope, files }: Submission): string {
  const { event, document, position } = envelope;
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, ordered, event, document, position]))
    .update(files?.resume?.bytes ?? '')
    .digest('hex');
}
