import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { orFullDisk } from './detect-full-disk.mjs';

const folder = tmpdir();
const sentence = `The disk of ${folder} is full; free some space, or set DATA_DIR to a folder on another disk, and start again.`;

describe('a start on a full disk ends with one plain sentence', () => {
  it.each([
    ['Node', Object.assign(new Error('write'), { code: 'ENOSPC' })],
    ['initdb', new Error('FATAL: could not write to file: No space left on device')],
    ['a step of the CMS', new Error('Seeding failed.\n\n{"err":{"code":"53100"}}')],
  ])('reported as %s', (_, error) => {
    expect(orFullDisk(error, folder)).toMatchObject({ message: sentence });
  });

  it('other errors stay unchanged', () => {
    const fault = new Error('Building failed.');
    expect(orFullDisk(fault, folder)).toBe(fault);
  });
});
