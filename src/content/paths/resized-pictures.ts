import { AsyncLocalStorage } from 'node:async_hooks';
import path from 'node:path';
import { DiskCache } from '@/lib/disk-cache';
import { lastGoodFolder } from '../page-copies-for-outages';
import { type PublicPictures, publicPictureVersion } from './public-pictures';

/*
 * The pictures that the image optimiser has resized, on disk and of limited size. Next reads and writes them through
 * its cache handler (scripts/serve/cache-handler-of-next.mjs), which is given only a hash of the request. So the request
 * is noted before it reaches Next. An entry counts for the version of the picture from which it was made, and is
 * deleted when the list of public pictures has another version of it, or none.
 */

const MAX_FILES = 10_000;
const MAX_BYTES = 256 * 1024 * 1024;

/** A result of the image optimiser as Next hands it over. */
type Resized = {
  kind: 'IMAGE';
  buffer: Buffer;
  etag: string;
  upstreamEtag: string;
  extension: string;
  revalidate?: number;
};
/** The original picture: its address on this site, and a text that changes with its bytes. */
type Original = { address: string; version: string };
type About = Original & { resized: Omit<Resized, 'buffer'>; at: number };

const OPTIMISER = '/_next/image';
const UPLOADED = '/api/media/file/';
/** The folders of `public` whose pictures are resized; a build and its cache have one version of them. */
const OF_BUILD = /^\/(?:films|gallery)\//;

/** The one spelling of a path; null for an address with more than a path, or whose path can not be decoded. */
function canonical(address: string): string | null {
  if (/[?#\\]/.test(address)) return null;
  try {
    const parts = address.split('/').map((part) => decodeURIComponent(part));
    if (parts.some((part) => part === '.' || part === '..')) return null;
    return parts.map((part) => encodeURIComponent(part)).join('/');
  } catch {
    return null;
  }
}

/** The version of the picture at an address in its one spelling; undefined when it is not public or not ours. */
function versionOf(
  address: string,
  ofUpload: (name: string) => string | undefined = publicPictureVersion,
): string | undefined {
  if (OF_BUILD.test(address)) return 'build';
  const name = address.startsWith(UPLOADED) ? address.slice(UPLOADED.length) : '';
  return name === '' ? undefined : ofUpload(decodeURIComponent(name));
}

/** A request for a picture whose resized versions are cached, with its address in one spelling; null for others. */
function readRequest(url: string): { original: Original; url: string } | null {
  if (!url.startsWith(`${OPTIMISER}?`)) return null;
  const query = new URLSearchParams(url.slice(OPTIMISER.length + 1));
  const [address, width, quality] = ['url', 'w', 'q'].map((name) => {
    const [value, ...others] = query.getAll(name);
    return others.length === 0 ? value : undefined;
  });
  if (!address || !width || !quality) return null;
  const one = canonical(address);
  const version = one === null ? undefined : versionOf(one);
  if (one === null || version === undefined) return null;
  const spelled = new URLSearchParams({ url: one, w: width, q: quality });
  return { original: { address: one, version }, url: `${OPTIMISER}?${spelled}` };
}

/** A cache of resized pictures in a folder. */
export function resizedPicturesIn(
  folder: string,
  bounds = { most: MAX_FILES, mostBytes: MAX_BYTES },
) {
  const files = new DiskCache<About>(folder, bounds);
  const asked = new AsyncLocalStorage<Original>();
  return {
    /**
     * Answers a request for a resized picture from the cache or into it; other requests are answered as they are. The
     * address of the picture gets its one spelling, because each other one would be resized and cached again.
     */
    within<Answer>(request: { url?: string | undefined }, answer: () => Answer): Answer {
      const read = readRequest(request.url ?? '');
      if (!read) return answer();
      request.url = read.url;
      return asked.run(read.original, answer);
    },

    async get(key: string): Promise<{ lastModified: number; value: Resized } | null> {
      const original = asked.getStore();
      const found = original && (await files.get(key));
      if (!found || found.about.version !== original.version) return null;
      const { at, resized } = found.about;
      return { lastModified: at, value: { ...resized, buffer: found.body } };
    },

    set(key: string, { buffer, ...resized }: Resized): void {
      const original = asked.getStore();
      if (!original) return;
      // A picture that is sent as it was uploaded cost no resizing, or resizing it failed and is tried again.
      if (resized.etag === resized.upstreamEtag) return;
      // The picture may have been replaced or moved to the trash while it was being resized.
      if (versionOf(original.address) !== original.version) return;
      files.put(key, { ...original, resized, at: Date.now() }, buffer);
    },

    /** Deletes what was made of pictures that have changed since, or that visitors may no longer read. */
    dropOutdated: (list: PublicPictures) =>
      files.removeWhere(
        (_key, { address, version }) => versionOf(address, (name) => list.get(name)) !== version,
      ),

    /** Resolves once all pending writes are done. */
    written: () => files.written(),
  };
}

type ResizedPictures = ReturnType<typeof resizedPicturesIn>;

const storageKey = Symbol.for('site.resized-pictures');
// Stored on `globalThis`, where the cache handler finds it, which Next loads by its path.
const shared = globalThis as { [storageKey]?: ResizedPictures };

/** Opens the cache of this process; none is opened where no copies are stored, as in development. */
export function keepResizedPictures(): void {
  const folder = lastGoodFolder();
  if (folder) shared[storageKey] = resizedPicturesIn(path.join(folder, 'resized'));
}

/** Deletes what was made of pictures that have changed since, or that visitors may no longer read. */
export const dropOutdatedPictures = async (list: PublicPictures): Promise<void> =>
  shared[storageKey]?.dropOutdated(list);

/** Answers a request, if it is for a resized picture from the cache or into it. */
export const withResizedPictures = <Answer>(
  request: { url?: string | undefined },
  answer: () => Answer,
): Answer => {
  const pictures = shared[storageKey];
  return pictures ? pictures.within(request, answer) : answer();
};
