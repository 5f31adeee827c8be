import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

/** A page, or a file for programs such as a sitemap, compressed once for all visitors. */
export type StoredPage = {
  status: number;
  etag: string;
  /** Headers that replace those of an ordinary page (`storedHeaders`). */
  headers?: Readonly<Record<string, string>> | undefined;
  bodies: Readonly<Record<Coding, Buffer>>;
};

/** The content encodings in which pages are stored. */
export type Coding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/**
 * Compression levels: `small` for pages that many visitors get, `fast` for an answer to one request. The last two of
 * brotli's 11 levels would take ten times as long to save one percent.
 */
const levels = { small: { br: 9, gzip: 9 }, fast: { br: 4, gzip: 4 } } as const;

export async function compressed(
  text: Buffer,
  coding: Coding,
  how: keyof typeof levels,
): Promise<Buffer> {
  if (coding === 'identity') return text;
  const level = levels[how][coding];
  if (coding === 'gzip') return zip(text, { level });
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotli(text, { params });
}

async function pageOf(
  status: number,
  identity: Buffer,
  brotlied: Buffer | Promise<Buffer>,
  headers: StoredPage['headers'],
): Promise<StoredPage> {
  const [br, zipped] = await Promise.all([brotlied, compressed(identity, 'gzip', 'small')]);
  return {
    status,
    // The ETag is weak, because it is the same for the page in each encoding.
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    headers,
    bodies: { br, gzip: zipped, identity },
  };
}

/** Compresses a page in each encoding, to be sent to many visitors. */
export async function storedPage(
  status: number,
  text: string,
  headers?: StoredPage['headers'],
): Promise<StoredPage> {
  const identity = Buffer.from(text);
  return pageOf(status, identity, compressed(identity, 'br', 'small'), headers);
}

/** Makes the bodies of a page in every encoding from its brotli body, the only one that a copy on disk has. */
export const unpackedPage = async (
  { status, headers }: Pick<StoredPage, 'status' | 'headers'>,
  br: Buffer,
): Promise<StoredPage> => pageOf(status, await unbrotli(br), br, headers);

/** The memory size of a stored page, in bytes. */
export const sizeOfStored = ({ bodies }: StoredPage): number =>
  bodies.br.length + bodies.gzip.length + bodies.identity.length;

/** The smallest encoding that an Accept-Encoding header names with a weight above 0 (`q=0` excludes one). */
export function codingFor(accepted: string | undefined): Coding {
  const weights = new Map<string, number>();
  for (const part of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  if ((weights.get('br') ?? 0) > 0) return 'br';
  return (weights.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity';
}
