/** At most 5 MB (spec/forms.md, resume). */
export const LARGEST_RESUME = 5 * 1024 * 1024;

/** A file that came with a form; its type is what its content says, never what its sender says. */
export type UploadedFile = { name: string; type: ResumeType; bytes: Uint8Array };
export type ResumeType = 'pdf' | 'docx';

const PDF = '%PDF-';
const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Far more than a letter with pictures holds; a file that claims more is not read to its end. */
const MOST_ENTRIES = 5000;

const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Names in a zip file's central directory; null when it is none, or cut off. */
function zipNames(bytes: Uint8Array): Set<string> | null {
  if (bytes.length < END_LENGTH) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== LOCAL_ENTRY) return null;
  let end = bytes.length - END_LENGTH;
  const last = Math.max(0, end - LONGEST_COMMENT);
  while (end >= last && view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY) end -= 1;
  if (end < last) return null;
  const count = view.getUint16(end + 10, true);
  const names = new Set<string>();
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < Math.min(count, MOST_ENTRIES); entry += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    const length = view.getUint16(at + 28, true);
    names.add(ascii(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/**
 * What a file is by its content: a PDF, a Word document without macros, or null for anything else, an
 * empty file and one above 5 MB (spec/forms.md, resume).
 */
export function resumeType(bytes: Uint8Array): ResumeType | null {
  if (bytes.length > LARGEST_RESUME) return null;
  if (ascii(bytes.subarray(0, PDF.length)) === PDF) return 'pdf';
  const names = zipNames(bytes);
  const isDocument = names?.has('word/document.xml') && names.has('[Content_Types].xml');
  return isDocument && !names?.has('word/vbaProject.bin') ? 'docx' : null;
}
