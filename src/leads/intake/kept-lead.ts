import { createHash } from 'node:crypto';
import type { Submission } from '../schema/submission';
import type { Acceptance } from './outcome';

/** A form that waits on the disk for the database. */
export type KeptLead = { submission: Submission; acceptance: Acceptance & { keptSince: Date } };

/** Version of the text below; another version is not read. */
const FORM = 1;

/** As a text, with the bytes of its file in base64. */
export function writeKeptLead({ submission, acceptance }: KeptLead): string {
  const { files, ...rest } = submission;
  const resume = files?.resume && {
    ...files.resume,
    bytes: Buffer.from(files.resume.bytes).toString('base64'),
  };
  const keptSince = acceptance.keptSince.toISOString();
  return JSON.stringify({
    form: FORM,
    submission: rest,
    resume,
    acceptance: { ...acceptance, keptSince },
  });
}

type Written = {
  form: number;
  submission: Omit<Submission, 'files'>;
  resume?: { name: string; type: 'pdf' | 'docx'; bytes: string };
  acceptance: Omit<Acceptance, 'keptSince'> & { keptSince: string };
};

/**
 * What {@link writeKeptLead} was given. Only this site could encrypt it, so its shape is what was written.
 *
 * @throws Error for the form of another version
 */
export function readKeptLead(text: string): KeptLead {
  const { form, submission, resume, acceptance } = JSON.parse(text) as Written;
  if (form !== FORM) throw new Error('A kept lead of another form');
  return {
    submission: {
      ...submission,
      ...(resume
        ? { files: { resume: { ...resume, bytes: Buffer.from(resume.bytes, 'base64') } } }
        : {}),
    },
    acceptance: { ...acceptance, keptSince: new Date(acceptance.keptSince) },
  };
}

/**
 * The key for a kept lead whose own key already belongs to a lead of other content. Its sender was told that it is
 * kept, so it has to be stored. The same key and content always give the same result, so it is stored once.
 */
export function ownKey(key: string, hash: string): string {
  const hex = createHash('sha256').update(`${key} ${hash}`).digest('hex');
  // The shape of a UUID of version 8, whose bits mean what its maker likes (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
