import { readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** File types that are not compressed already. */
const TEXT = /\.(?:css|ico|js|json|svg|txt|webmanifest|xml)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes compressed copies beside every text file below a folder: `site.css.br`, `site.css.gz`. */
export async function compressFiles(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files) {
    const bytes = await readFile(file);
    writeFileSync(`${file}.br`, await brotli(bytes));
    writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}
