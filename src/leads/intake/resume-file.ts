import { hasActiveContent } from './active-content';
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

/** What came in the place of a file, judged by its content (spec/forms.md, resume): one that would run something is none. */
export function judgeResume(posted: PostedFile | null): JudgedResume {
  if (!posted) return { verdict: 'missing', name: '', file: undefined };
  const name = cleanLine(posted.name.slice(-4 * LONGEST_NAME))
    .slice(-LONGEST_NAME)
    .toWellFormed();
  const type = posted.bytes && resumeType(posted.bytes);
  const file = posted.bytes && type ? { name, type, bytes: posted.bytes } : undefined;
  return file && !hasActiveContent(file)
    ? { verdict: 'valid', name, file }
    : { verdict: 'invalid', name, file: undefined };
}
