import { createHash } from 'node:crypto';
import type { Submission } from '../schema/submission';

/** Fingerprint of what a person sent: kind and cleaned values. Two equal ones are the same request. */
export function contentHash({ kind, values }: Submission): string {
  const ordered = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, ordered]))
    .digest('hex');
}
