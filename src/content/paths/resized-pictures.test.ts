import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resizedPicturesIn } from './resized-pictures';

type Pictures = ReturnType<typeof resizedPicturesIn>;

let folder: string;
/** The list of public pictures, where the module that reads it from the database keeps it. */
const shared = globalThis as { [key: symbol]: unknown };
const listKey = Symbol.for('site.public-pictures');
function publish(pictures: Record<string, string>) {
  const list = new Map(Object.entries(pictures));
  shared[listKey] = list;
  return list;
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'resized-')), 'resized');
  publish({ 'a.png': '1 monday', 'ảnh b.png': '2 monday' });
});
afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true, force: true });
  delete shared[listKey];
});

const UPLOADED = '/api/media/file/';
const addressOf = (source: string, width = 640) =>
  `/_next/image?${new URLSearchParams({ url: source, w: String(width), q: '75' })}`;
const resized = (text: string, etag = 'of-resized') => ({
  kind: 'IMAGE' as const,
  buffer: Buffer.from(text),
  etag,
  upstreamEtag: 'of-upload',
  extension: 'webp',
  revalidate: 60,
});

/** Asks for a picture as Next does: by a hash of the address; makes it when the cache does not have it. */
async function ask(pictures: Pictures, address: string, made = resized('small')) {
  const request = { url: address };
  const key = () => `hash of ${request.url}`;
  const answer = await pictures.within(request, async () => {
    const found = await pictures.get(key());
    if (!found) pictures.set(key(), made);
    return found;
  });
  await pictures.written();
  return answer?.value.buffer.toString();
}

describe('the cache of resized pictures', () => {
  it('has what was made for the same request, in the next process too', async () => {
    const pictures = resizedPicturesIn(folder);
    const address = addressOf(`${UPLOADED}a.png`);
    expect(await ask(pictures, address)).toBeUndefined();
    expect(await ask(pictures, address)).toBe('small');
    expect(await ask(pictures, addressOf(`${UPLOADED}a.png`, 750))).toBeUndefined();
    const next = resizedPicturesIn(folder);
    expect(await ask(next, address)).toBe('small');
    const found = await next.within({ url: address }, () => next.get(`hash of ${address}`));
    expect(found?.value).toEqual(resized('small'));
  });

  it('resizes a picture once for all spellings of its address', async () => {
    const pictures = resizedPicturesIn(folder);
    const spellings = [
      addressOf(`${UPLOADED}${encodeURIComponent('ảnh b.png')}`),
      addressOf(`${UPLOADED}ảnh%20%62.png`),
      `${addressOf(`${UPLOADED}%E1%BA%A3nh b.png`)}&v=1`,
      `/_next/image?q=75&w=640&url=${encodeURIComponent(`/%61pi/media/file/ảnh b.png`)}`,
    ];
    expect(await ask(pictures, spellings[0]!)).toBeUndefined();
    for (const address of spellings) {
      expect([address, await ask(pictures, address)]).toEqual([address, 'small']);
    }
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('has pictures of the build', async () => {
    const pictures = resizedPicturesIn(folder);
    expect(await ask(pictures, addressOf('/films/start.jpg'))).toBeUndefined();
    expect(await ask(pictures, addressOf('/films/start.jpg'))).toBe('small');
  });

  it('neither has nor keeps what is no public picture of this site, and leaves its address', async () => {
    const pictures = resizedPicturesIn(folder);
    for (const source of [
      `${UPLOADED}unknown.png`,
      `${UPLOADED}a.png?v=1`,
      `${UPLOADED}%ZZ.png`,
      `${UPLOADED}../a.png`,
      `${UPLOADED}x/a.png`,
      UPLOADED,
      '/films/../a.png',
      'https://elsewhere.example/a.png',
    ]) {
      const request = { url: addressOf(source) };
      await pictures.within(request, async () => pictures.set('key', resized('x')));
      expect(request.url).toBe(addressOf(source));
      expect([source, await ask(pictures, addressOf(source))]).toEqual([source, undefined]);
    }
    const twice = `${addressOf(`${UPLOADED}a.png`)}&url=x`;
    for (const url of [twice, '/_next/image', '/_next/images?url=x', '/admin?url=x']) {
      expect(await ask(pictures, url)).toBeUndefined();
    }
    await pictures.written();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not have a picture that was replaced or moved to the trash, nor its file', async () => {
    const pictures = resizedPicturesIn(folder);
    const [replaced, trashed] = [addressOf(`${UPLOADED}a.png`), addressOf(`${UPLOADED}ảnh b.png`)];
    await ask(pictures, replaced);
    await ask(pictures, trashed);
    const list = publish({ 'a.png': '1 tuesday' });
    expect(await ask(pictures, trashed)).toBeUndefined();
    expect(await ask(pictures, replaced, resized('new'))).toBeUndefined();
    expect(await ask(pictures, replaced)).toBe('new');
    expect(readdirSync(folder)).toHaveLength(2);
    await pictures.dropOutdated(list);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await ask(pictures, replaced)).toBe('new');
  });

  it('does not keep what was being resized while its picture changed', async () => {
    const pictures = resizedPicturesIn(folder);
    const request = { url: addressOf(`${UPLOADED}a.png`) };
    await pictures.within(request, async () => {
      publish({ 'a.png': '1 tuesday' });
      pictures.set('key', resized('old'));
    });
    await pictures.written();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('does not keep a picture that was sent as it was uploaded', async () => {
    const pictures = resizedPicturesIn(folder);
    await ask(pictures, addressOf(`${UPLOADED}a.png`), resized('whole', 'of-upload'));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('deletes the picture that was not asked for the longest when there are too many bytes', async () => {
    const pictures = resizedPicturesIn(folder, { most: 100, mostBytes: 5000 });
    const of = (width: number) => addressOf(`${UPLOADED}a.png`, width);
    const large = resized('x'.repeat(1500));
    for (const width of [16, 32]) await ask(pictures, of(width), large);
    expect(await ask(pictures, of(16))).toBe(large.buffer.toString());
    await ask(pictures, of(48), large);
    await pictures.written(); // only a written file makes others go
    expect(readdirSync(folder)).toHaveLength(2);
    expect(await ask(pictures, of(16))).toBe(large.buffer.toString());
    expect(await ask(pictures, of(32), large)).toBeUndefined();
  });

  it('goes without a folder that can be written', async () => {
    writeFileSync(folder, '');
    const pictures = resizedPicturesIn(folder);
    const address = addressOf(`${UPLOADED}a.png`);
    for (let time = 0; time < 2; time += 1) expect(await ask(pictures, address)).toBeUndefined();
  });
});
