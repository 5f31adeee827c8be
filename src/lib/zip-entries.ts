const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Far more than a document with pictures holds; a file that claims more is not read to its end. */
const MOST_ENTRIES = 5000;

/** `size` is the number of bytes that the entry says it unpacks to. */
type ZipEntry = { name: string; size: number };

/** What a zip file's central directory lists, 5,000 entries at most; null when it is no zip file, or cut off. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (bytes.length < END_LENGTH) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== LOCAL_ENTRY) return null;
  let end = bytes.length - END_LENGTH;
  const last = Math.max(0, end - LONGEST_COMMENT);
  while (end >= last && view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY) end -= 1;
  if (end < last) return null;
  const count = view.getUint16(end + 10, true);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (entries.length < Math.min(count, MOST_ENTRIES)) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    const length = view.getUint16(at + 28, true);
    entries.push({
      name: String.fromCharCode(...bytes.subarray(at + 46, at + 46 + length)),
      size: view.getUint32(at + 24, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
