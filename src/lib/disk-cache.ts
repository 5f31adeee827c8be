import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { errorFields, log } from './write-log-line';

export type CachedFile<About> = { about: About; body: Buffer };

type Head<About> = { key: string; about: About; digest: string };

const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const END = '\n'.charCodeAt(0);
const PART = '.part';

/** The first line of a file and the rest; undefined when the first line is damaged. */
function partsOf<About>(file: Buffer): { head: Head<About>; body: Buffer } | undefined {
  const end = file.indexOf(END);
  try {
    const head = JSON.parse(file.subarray(0, end).toString()) as Head<About> | null;
    return typeof head?.key === 'string' ? { head, body: file.subarray(end + 1) } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A cache on disk that outlives the process. Files are written in the background and limited in number and bytes; the
 * least recently used are deleted first. The partial file of a crashed write is deleted at the next start. A failed
 * write is logged and not retried, and blocks no caller.
 */
export class DiskCache<About> {
  readonly #folder: string;
  readonly #index: LRUCache<string, { about: About; bytes: number }>;
  readonly #waiting = new Map<string, CachedFile<About>>();
  /** The chain of pending changes to the folder, which run one after the other. */
  #work: Promise<void>;
  readonly #loaded: Promise<void>;

  constructor(folder: string, bounds: { most: number; mostBytes: number }) {
    this.#folder = folder;
    this.#index = new LRUCache({
      max: bounds.most,
      maxSize: bounds.mostBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_value, key, reason) => {
        if (reason !== 'set') this.#then(() => this.#removeUnlessKept(key));
      },
    });
    this.#loaded = this.#load().catch((error: unknown) => this.#complain(error));
    this.#work = this.#loaded;
  }

  /** Writes an entry in the background. */
  put(key: string, about: About, body: Buffer): void {
    const file = { about, body };
    this.#waiting.set(key, file);
    this.#then(() => this.#write(key, file));
  }

  /** The metadata under a key; undefined when there is no such entry. */
  aboutOf(key: string): About | undefined {
    return (this.#waiting.get(key) ?? this.#index.peek(key))?.about;
  }

  /** The entry under a key; undefined when it is missing, damaged, unreadable or not written yet. */
  async get(key: string): Promise<CachedFile<About> | undefined> {
    await this.#loaded;
    const known = this.#index.get(key);
    if (!known) return undefined;
    let bytes: Buffer;
    try {
      bytes = await readFile(this.#fileOf(key));
    } catch (error) {
      this.#complain(error); // perhaps too many files are open: the entry is kept, and a later read may succeed
      return undefined;
    }
    const parts = partsOf<About>(bytes);
    if (parts?.head.key === key && parts.head.digest === digestOf(parts.body)) {
      return this.#index.has(key) ? { about: parts.head.about, body: parts.body } : undefined;
    }
    if (this.#index.peek(key) === known) this.#index.delete(key);
    return undefined;
  }

  /**
   * Deletes the entries whose key and metadata match. Resolves once all are gone, including entries that were being
   * written meanwhile.
   */
  async removeWhere(matches: (key: string, about: About) => boolean): Promise<void> {
    await this.#loaded;
    for (const [key, { about }] of this.#waiting) {
      if (matches(key, about)) this.#waiting.delete(key);
    }
    const kept = [...this.#index.entries()].filter(([key, { about }]) => matches(key, about));
    for (const [key] of kept) this.#index.delete(key);
    await this.#work;
  }

  /** Resolves once all pending writes are done. */
  async written(): Promise<void> {
    await this.#work;
  }

  #then(change: () => Promise<void>): void {
    this.#work = this.#work.then(change).catch((error: unknown) => this.#complain(error));
  }

  #complain(error: unknown): void {
    log.warn('disk-cache.write-failed', errorFields(error));
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, digestOf(key).slice(0, 32));
  }

  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#folder)) {
      const file = path.join(this.#folder, name);
      const bytes = await readFile(file).catch(() => undefined);
      const head = bytes && partsOf<About>(bytes)?.head;
      if (head && this.#fileOf(head.key) === file) {
        this.#index.set(head.key, { about: head.about, bytes: bytes.length });
      } else {
        await rm(file, { force: true, recursive: true }); // a partial file, or not one of this cache
      }
    }
  }

  async #write(key: string, file: CachedFile<About>): Promise<void> {
    if (this.#waiting.get(key) !== file) return; // the entry was removed, or is about to be replaced
    const { about, body } = file;
    const head: Head<About> = { key, about, digest: digestOf(body) };
    const bytes = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);
    const part = this.#fileOf(key) + PART;
    let isWritten = false;
    try {
      await writeFile(part, bytes, { mode: 0o600 });
      await rename(part, this.#fileOf(key));
      isWritten = true;
    } catch (error) {
      await rm(part, { force: true }).catch(() => {});
      this.#complain(error);
    }
    const isWanted = this.#waiting.get(key) === file;
    if (isWanted) this.#waiting.delete(key);
    if (isWanted && isWritten) this.#index.set(key, { about, bytes: bytes.length });
    // The entry was removed or replaced while it was being written, so the new file is deleted.
    else if (isWritten) await this.#remove(key);
  }

  async #removeUnlessKept(key: string): Promise<void> {
    if (!this.#index.has(key)) await this.#remove(key);
  }

  async #remove(key: string): Promise<void> {
    this.#index.delete(key);
    await rm(this.#fileOf(key), { force: true });
  }
}
