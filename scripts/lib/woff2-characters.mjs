import { brotliDecompressSync } from 'node:zlib';

const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
const NAMED = 63;

/** Reads a variable-length number of up to five bytes with seven bits each (WOFF2, UIntBase128). */
function readBase128(bytes, at) {
  let value = 0;
  for (let index = at; ; index += 1) {
    value = value * 128 + (bytes[index] & 0x7f);
    if ((bytes[index] & 0x80) === 0) return { value, next: index + 1 };
  }
}

/** The offsets of a font's tables in its decompressed stream, by the number of their tag. */
function readDirectory(bytes) {
  const count = bytes.readUInt16BE(12);
  const tables = new Map();
  let at = 48;
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const tag = bytes[at] & 0x3f;
    const transform = bytes[at] >> 6;
    at += tag === NAMED ? 5 : 1;
    const original = readBase128(bytes, at);
    at = original.next;
    let length = original.value;
    // Outline tables are transformed unless their version is 3, every other table unless it is 0.
    if (tag === GLYF || tag === LOCA ? transform !== 3 : transform !== 0) {
      const transformed = readBase128(bytes, at);
      at = transformed.next;
      length = transformed.value;
    }
    tables.set(tag, { offset, length });
    offset += length;
  }
  return { tables, dataAt: at };
}

/** Characters of a segment mapping (cmap format 4). */
function readSegments(table) {
  const segments = table.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;
  const characters = [];
  for (let index = 0; index < segments; index += 1) {
    const from = table.readUInt16BE(starts + index * 2);
    const to = table.readUInt16BE(ends + index * 2);
    const delta = table.readUInt16BE(deltas + index * 2);
    const range = table.readUInt16BE(offsets + index * 2);
    for (let code = from; code <= to && code < 0xffff; code += 1) {
      const place = offsets + index * 2 + range + (code - from) * 2;
      const glyph = range === 0 ? (code + delta) % 65_536 : table.readUInt16BE(place);
      if (glyph !== 0) characters.push(code);
    }
  }
  return characters;
}

/**
 * The characters of the basic multilingual plane that a WOFF2 font contains.
 *
 * @param {Buffer} bytes the file
 * @returns {Set<number>} code points
 */
export function woff2Characters(bytes) {
  const { tables, dataAt } = readDirectory(bytes);
  const stream = brotliDecompressSync(bytes.subarray(dataAt, dataAt + bytes.readUInt32BE(20)));
  const { offset, length } = tables.get(CMAP);
  const cmap = stream.subarray(offset, offset + length);
  const characters = new Set();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) === 4) for (const code of readSegments(table)) characters.add(code);
  }
  return characters;
}
