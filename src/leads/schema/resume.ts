import { zipEntries } from '@/lib/zip-entries';

/** At most 5 MB (spec/forms.md, resume). */
export const LARGEST_RESUME = 5 * 1024 * 1024;

/** A file that came with a form; its type is what its content says, never what its sender says. */
export type UploadedFile = { name: string; type: ResumeType; bytes: Uint8Array };
export type ResumeType = 'pdf' | 'docx';

const PDF = '%PDF-';

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * What a file is by its content: a PDF, a Word document without macros, or null for anything else, an
 * empty file and one above 5 MB (spec/forms.md, resume).
 */
export function resumeType(bytes: Uint8Array): ResumeType | null {
  if (bytes.length > LARGEST_RESUME) return null;
  if (ascii(bytes.subarray(0, PDF.length)) === PDF) return 'pdf';
  const names = new Set(zipEntries(bytes)?.map(({ name }) => name));
  const isDocument = names.has('word/document.xml') && names.has('[Content_Types].xml');
  return isDocument && !names.has('word/vbaProject.bin') ? 'docx' : null;
}
