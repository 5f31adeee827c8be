import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskCache } from '@/lib/disk-cache';

type About = { tags: string[] };

let folder: string;
const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'pages');
  logged.mockClear();
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

const open = (most = 10, mostBytes = 1_000_000) =>
  new DiskCache<About>(folder, { most, mostBytes });
const put = (files: DiskCache<About>, key: string, text: string, ...tags: string[]) =>
  files.put(key, { tags }, Buffer.from(text));
const textOf = async (files: DiskCache<About>, key: string) =>
  (await files.get(key))?.body.toString();
const tagged =
  (tag: string) =>
  (_key: string, { tags }: About) =>
    tags.includes(tag);

describe('the cache on disk', () => {
  it('keeps entries and their metadata for the next process', async () => {
    const files = open();
    put(files, '/a', 'first\nline', 'x');
    await files.written();
    const next = open();
    expect(await next.get('/a')).toEqual({
      about: { tags: ['x'] },
      body: Buffer.from('first\nline'),
    });
    expect(await next.get('/b')).toBeUndefined();
  });

  it('is unreadable for other accounts', async () => {
    const files = open();
    put(files, '/a', 'text');
    await files.written();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(folder)) {
      expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('removes an entry for good, whether it is written, queued or being written', async () => {
    const files = open();
    put(files, '/written', 'old', 'x');
    put(files, '/other', 'stays', 'y');
    await files.written();
    put(files, '/written', 'new', 'x');
    put(files, '/waits', 'text', 'x');
    await Promise.resolve(); // waits until the first write is in progress
    await files.removeWhere(tagged('x'));
    for (const one of [files, open()]) {
      expect(await textOf(one, '/written')).toBeUndefined();
      expect(await textOf(one, '/waits')).toBeUndefined();
      expect(await textOf(one, '/other')).toBe('stays');
    }
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('keeps an entry that is put after a removal', async () => {
    const files = open();
    put(files, '/a', 'old', 'x');
    const removed = files.removeWhere(tagged('x'));
    await Promise.resolve();
    put(files, '/a', 'new', 'x');
    await removed;
    await files.written();
    expect(['new', undefined]).toContain(await textOf(open(), '/a'));
    expect(await textOf(open(), '/a')).not.toBe('old');
  });

  it('ignores an incomplete or changed file', async () => {
    const files = open();
    put(files, '/a', 'whole');
    put(files, '/b', 'another');
    await files.written();
    const names = readdirSync(folder);
    const [first, second] = names.map((name) => path.join(folder, name)) as [string, string];
    writeFileSync(first, readFileSync(first).subarray(0, -2));
    writeFileSync(`${second}.part`, '{"key":"/c"');
    writeFileSync(path.join(folder, 'zeros'), Buffer.alloc(100));
    writeFileSync(path.join(folder, 'nothing'), 'null\n');
    writeFileSync(path.join(folder, 'number'), '5\n');
    const next = open();
    const texts = [await textOf(next, '/a'), await textOf(next, '/b')];
    expect(texts.filter((text) => text !== undefined)).toHaveLength(1);
    await next.written();
    expect(readdirSync(folder)).toEqual([path.basename(second)]);
  });

  it('limits number and bytes, and keeps the most recently used entries', async () => {
    const files = open(2);
    put(files, '/a', 'a');
    put(files, '/b', 'b');
    await files.written();
    await files.get('/a');
    put(files, '/c', 'c');
    await files.written();
    await files.written();
    expect(await textOf(open(), '/a')).toBe('a');
    expect(await textOf(open(), '/b')).toBeUndefined();
    const small = open(10, 1000);
    for (let i = 0; i < 10; i += 1) put(small, `/${i}`, 'x'.repeat(300));
    await small.written();
    await small.written();
    const bytes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1000);
  });

  it('only logs a failed write', async () => {
    writeFileSync(folder, 'a file in the place of the folder');
    const files = open();
    put(files, '/a', 'text');
    await files.written();
    expect(await files.get('/a')).toBeUndefined();
    await files.removeWhere(() => true);
    expect(String(logged.mock.calls[0]?.[0])).toContain('disk-cache.write-failed');
    expect(logged.mock.calls.join('')).not.toContain('text"');
  });
});
