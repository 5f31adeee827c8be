import { zipEntries } from '@/lib/read-zip-entries';

/** The maximum size of a resume: 5 MB (spec/forms.md, resume). */
export const MAX_RESUME_BYTES = 5 * 1024 * 1024;

/** An uploaded file; its type is detected from its content, never taken from the sender. */
export type UploadedFile = { name: string; type: ResumeType; bytes: Uint8Array };
export const resumeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type ResumeType = keyof typeof resumeTypes;

const PDF = '%PDF-';
/**
 * File names of macros in a Word document, compared without case. The server also finds macros under other names
 * (src/leads/intake/detect-active-content-in-files.ts).
 */
const MACROS = /vba(?:project|data)/i;

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Detects the type of a file by its content: PDF, or Word without macros. Null for other files, for an empty file and
 * for a file above 5 MB (spec/forms.md, resume).
 */
export function resumeType(bytes: Uint8Array): ResumeType | null {
  if (bytes.length > MAX_RESUME_BYTES) return null;
  if (ascii(bytes.subarray(0, PDF.length)) === PDF) return 'pdf';
  const names = zipEntries(bytes)?.map(({ name }) => name) ?? [];
  const isDocument = names.includes('word/document.xml') && names.includes('[Content_Types].xml');
  return isDocument && !names.some((name) => MACROS.test(name)) ? 'docx' : null;
}
