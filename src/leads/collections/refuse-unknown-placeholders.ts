import type { PayloadRequest } from 'payload';
import { say } from '@/cms/fields/bilingual-admin-text';
import { unknownPlaceholders } from '../mail/mail-placeholders';

/** Validates a text: true, or the error message when it has unknown placeholders, which would be sent unfilled. */
export function refuseUnknown(
  req: PayloadRequest,
  known: readonly string[],
  text: string,
): string | true {
  const unknown = unknownPlaceholders(known, text);
  if (unknown.length === 0) return true;
  const usable = known.map((name) => `{{${name}}}`).join(', ');
  return say(
    req,
    `Thư này không điền được: ${unknown.join(', ')}. Có thể dùng: ${usable}.`,
    `This mail can not fill: ${unknown.join(', ')}. It knows: ${usable}.`,
  );
}
