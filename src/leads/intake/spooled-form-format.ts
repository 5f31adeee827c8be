import { createHash } from 'node:crypto';
import type { Submission } from '../schema/form-values-and-hidden-fields';
import type { Acceptance } from './posted-form-types';

/** A valid form that waits on the disk while the database is down, with its consents and suspicion at acceptance. */
export type SpooledLead = { submission: Submission; acceptance: Acceptance & { keptSince: Date } };

/** The version of the JSON format below; {@link parseSpooledLead} refuses other versions. */
const FORMAT_VERSION = 1;

/** Serialises a spooled lead as JSON, with the bytes of its file in base64. */
export function serializeSpooledLead({ submission, acceptance }: SpooledLead): string {
  const { files, ...rest } = submission;
  const resume = files?.resume && {
    ...files.resume,
    bytes: Buffer.from(files.resume.bytes).toString('base64'),
  };
  const keptSince = acceptance.keptSince.toISOString();
  return JSON.stringify({
    form: FORMAT_VERSION,
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
 * Reads the text of {@link serializeSpooledLead}. It was encrypted by this site, so its shape is not validated.
 *
 * @throws Error for another version of the format
 */
export function parseSpooledLead(text: string): SpooledLead {
  const { form, submission, resume, acceptance } = JSON.parse(text) as Written;
  if (form !== FORMAT_VERSION) throw new Error('A kept lead of another format version');
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
 * A new key for a spooled lead whose key already belongs to a lead with other content: its sender was told that the
 * form has arrived, so it must be stored. The new key is derived from the old key and the content, so that a retry
 * finds the lead instead of storing it again.
 */
export function derivedKey(key: string, hash: string): string {
  const hex = createHash('sha256').update(`${key} ${hash}`).digest('hex');
  // The key is shaped like a UUID of version 8, whose bits are free to use (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
