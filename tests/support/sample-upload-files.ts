/** A small file that is a PDF by its content. */
export const pdf = (text = 'CV'): Uint8Array =>
  new TextEncoder().encode(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n% ${text}\n%%EOF\n`);

const header = (signature: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
};

/** Contents of files in a zip file, by name; the others are empty. */
type Contents = Readonly<Record<string, Uint8Array>>;
type Pack = (bytes: Uint8Array) => Uint8Array;

/** A zip file with files of these names; `pack` compresses their contents. */
export function zip(names: readonly string[], contents: Contents = {}, pack?: Pack): Uint8Array {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const plain = contents[name] ?? new Uint8Array();
    const stored = pack ? pack(plain) : plain;
    const local = header(0x04034b50, 30);
    local.writeUInt16LE(bytes.length, 26);
    const entry = header(0x02014b50, 46);
    entry.writeUInt16LE(pack ? 8 : 0, 10);
    entry.writeUInt32LE(stored.length, 20);
    entry.writeUInt32LE(plain.length, 24);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, bytes, Buffer.from(stored));
    entries.push(entry, bytes);
    offset += local.length + bytes.length + stored.length;
  }
  const directory = Buffer.concat(entries);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, directory, end]));
}

/** A file that passes as a small Word document. */
export const docx = (extra: readonly string[] = [], ...rest: [Contents?, Pack?]): Uint8Array =>
  zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml', ...extra], ...rest);
