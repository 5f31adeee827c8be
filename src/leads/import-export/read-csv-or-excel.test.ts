import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { zipEntries } from '@/lib/read-zip-entries';
import { readTable, UnreadableTableError } from '@/leads/import-export/read-csv-or-excel';

const workbook = async (cell: string): Promise<Buffer> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Leads', rows: [['name'], [cell]] }] }));

/** Makes an Excel file whose zip directory declares that its largest entry unpacks to this many bytes. */
function claim(file: Buffer, size: number): Buffer {
  const [largest] = zipEntries(file)!.toSorted((one, other) => other.size - one.size);
  file.writeUInt32LE(size, file.lastIndexOf(largest!.name) - 46 + 24);
  return file;
}

describe('reading an Excel file', () => {
  it('returns its rows as texts', async () => {
    expect(await readTable(await workbook('Lan'))).toEqual([['name'], ['Lan']]);
  });

  it('refuses a file that unpacks to more than 48 MiB before unpacking it', async () => {
    const file = claim(await workbook('Lan'), 49 * 1024 * 1024);
    await expect(readTable(file)).rejects.toThrow(UnreadableTableError);
  });

  it.each([
    ['more entries than are counted', 10, 0xffff],
    ['a directory that stands elsewhere', 16, 0xffffffff],
    ['a directory of another size', 12, 0xffffffff],
  ])('refuses a file that claims %s', async (_, offset, value) => {
    const file = await workbook('Lan');
    const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    if (value > 0xffff) file.writeUInt32LE(value, end + offset);
    else file.writeUInt16LE(value, end + offset);
    await expect(readTable(file)).rejects.toThrow(UnreadableTableError);
  });

  it('refuses an entry that unpacks to more than it claims', async () => {
    const file = claim(await workbook('a'.repeat(1024 * 1024)), 100);
    await expect(readTable(file)).rejects.toThrow(UnreadableTableError);
  });
});
