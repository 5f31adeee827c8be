const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Far more than a document with pictures holds. */
const MOST_ENTRIES = 5000;
/** Stands where the true value is in a ZIP64 record, which a reader would take instead. */
const ELSEWHERE = 0xffffffff;

/** `size` is the number of bytes that the entry says it unpacks to; `packed`, and where they begin, those in the file. */
type ZipEntry = { name: string; size: number; isPacked: boolean; start: number; packed: number };

/**
 * What a zip file's central directory lists; null when it is no zip file, cut off, of more than 5,000 entries, or
 * when another reader takes another directory (ZIP64, or one that goes on behind the entries it counts).
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (bytes.length < END_LENGTH) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== LOCAL_ENTRY) return null;
  let end = bytes.length - END_LENGTH;
  const last = Math.max(0, end - LONGEST_COMMENT);
  while (end >= last && view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY) end -= 1;
  if (end < last) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const begin = view.getUint32(end + 16, true);
  let at = begin;
  if (count > MOST_ENTRIES || size === ELSEWHERE || begin === ELSEWHERE) return null;
  const entries: ZipEntry[] = [];
  while (entries.length < count) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL_ENTRY) return null;
    const length = view.getUint16(at + 28, true);
    entries.push({
      name: String.fromCharCode(...bytes.subarray(at + 46, at + 46 + length)),
      size: view.getUint32(at + 24, true),
      isPacked: view.getUint16(at + 10, true) !== 0,
      start: view.getUint32(at + 42, true),
      packed: view.getUint32(at + 20, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return at === begin + size ? entries : null;
}

/** An entry's bytes as they stand in the file; null where it has none of its own. */
export function packedBytes(bytes: Uint8Array, { start, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL_ENTRY) return null;
  const begin = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return begin + packed > bytes.length ? null : bytes.subarray(begin, begin + packed);
}
