import { resumeType, type UploadedFile } from '../schema/resume';
import { cleanLine } from '../schema/text';
import type { PostedFile } from './posted-form';

const LONGEST_NAME = 200;

type JudgedResume = {
  verdict: 'missing' | 'valid' | 'invalid';
  /** As its sender called it, cleaned; empty when none came. */
  name: string;
  file: UploadedFile | undefined;
};

/** What came in the place of a file, judged by its content (spec/forms.md, resume). */
export function judgeResume(posted: PostedFile | null): JudgedResume {
  if (!posted) return { verdict: 'missing', name: '', file: undefined };
  const name = cleanLine(posted.name.slice(-4 * LONGEST_NAME))
    .slice(-LONGEST_NAME)
    .toWellFormed();
  const type = posted.bytes && resumeType(posted.bytes);
  if (!posted.bytes || !type) return { verdict: 'invalid', name, file: undefined };
  return { verdict: 'valid', name, file: { name, type, bytes: posted.bytes } };
}
