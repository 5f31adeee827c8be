const END_OF_CENTRAL_DIRECTORY = 0x06054b50;
const CENTRAL_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_LENGTH = 22;
const MAX_COMMENT_BYTES = 0xffff;
/** The most entries that are read, far more than a document with pictures has. */
const MAX_ENTRIES = 5000;
/** The marker value for a size or offset whose real value is in a ZIP64 record, which some readers would use. */
const ELSEWHERE = 0xffffffff;

/**
 * An entry of a zip file. `size`: the unpacked size that the entry declares; `packed`: its compressed bytes in the
 * file, from their offset on.
 */
type ZipEntry = { name: string; size: number; isPacked: boolean; start: number; packed: number };

/**
 * The entries in a zip file's central directory; null when the file is no zip, truncated, has more than 5,000
 * entries, or is ambiguous: other readers would use another directory (ZIP64, or a directory with more entries than
 * its count says).
 */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  if (bytes.length < END_LENGTH) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== LOCAL_ENTRY) return null;
  let end = bytes.length - END_LENGTH;
  const last = Math.max(0, end - MAX_COMMENT_BYTES);
  while (end >= last && view.getUint32(end, true) !== END_OF_CENTRAL_DIRECTORY) end -= 1;
  if (end < last) return null;
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const begin = view.getUint32(end + 16, true);
  let at = begin;
  if (count > MAX_ENTRIES || size === ELSEWHERE || begin === ELSEWHERE) return null;
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

/** An entry's compressed bytes; null where their position is invalid. */
export function packedBytes(bytes: Uint8Array, { start, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (start + 30 > bytes.length || view.getUint32(start, true) !== LOCAL_ENTRY) return null;
  const begin = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return begin + packed > bytes.length ? null : bytes.subarray(begin, begin + packed);
}
