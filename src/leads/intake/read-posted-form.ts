import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { isLocale, type Locale } from '@/i18n/locales';
import { textOf } from '@/lib/is-json-object';
import { BodyTooLargeError, limitedChunks, whole } from '@/lib/request-body';
import { clientAddress, isCrossSite } from '@/lib/request-origin';
import { countAttempt } from '../http/rate-limit-of-visitor-posts';
import { readTouches } from '../schema/attribution-touchpoint';
import { type FormKind, isFormKind } from '../schema/form-definitions';
import { MAX_RESUME_BYTES } from '../schema/resume-file-rules';
import { type Envelope, HONEYPOT } from '../schema/form-values-and-hidden-fields';
import type { Outcome, PostedBody, PostedForm } from './posted-form-types';

/** The maximum size of a form without a file, in bytes. */
const MAX_FORM_BYTES = 64 * 1024;
/**
 * The maximum size of a form with a file, in bytes; a larger request is aborted. For a smaller file that exceeds the
 * limit of its field, the field shows an error message.
 */
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;
/** The maximum number of parts in a multipart body, more than any form has. A body with more is refused. */
const MAX_MULTIPART_PARTS = 100;

/** The page that a request came from (`Referer`), if the browser sends it. */
export function pageOf(headers: Headers): URL | null {
  const page = headers.get('referer') ?? '';
  return URL.canParse(page) ? new URL(page) : null;
}

/** The language of a page of this site, read from its URL. */
const localeOfPage = (page: URL | null): Locale =>
  page && /^\/en(\/|$)/.test(page.pathname) ? 'en' : 'vi';

const takesFile = (kind: FormKind): boolean => kind === 'career';

/**
 * The first string of each name; later ones are ignored. The object has no prototype, so that no name refers to an
 * inherited property.
 */
function firstStrings(entries: Iterable<[string, unknown]>): Record<string, string> {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of entries) {
    if (typeof value === 'string' && !(name in values)) values[name] = value;
  }
  return values;
}

class UnreadableBodyError extends Error {}

/** @throws UnreadableBodyError for another content type, or JSON that is no object; SyntaxError for broken JSON */
function parseText(type: string, body: Buffer): PostedBody {
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { raw: firstStrings(new URLSearchParams(body.toString('utf8'))), file: null };
  }
  if (!type.startsWith('application/json')) throw new UnreadableBodyError();
  const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
  if (typeof parsed !== 'object' || parsed === null) throw new UnreadableBodyError();
  return { raw: firstStrings(Object.entries(parsed)), file: null };
}

/**
 * Parses a multipart body while it arrives. The first file is kept in memory, up to the maximum size of a resume; a
 * larger file is read to its end and discarded, so that the answer can be a message beside the field.
 * @throws for a broken body or too many parts, and any error of `chunks`
 */
async function parseMultipart(
  type: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<PostedBody> {
  const posted: PostedBody = { raw: firstStrings([]), file: null };
  const parser = new Busboy({
    headers: { 'content-type': type } satisfies BusboyHeaders,
    limits: {
      // One byte more than allowed is enough to detect a file that is too long.
      fileSize: MAX_RESUME_BYTES + 1,
      fieldSize: MAX_FORM_BYTES,
      parts: MAX_MULTIPART_PARTS,
    },
  });
  parser.on('field', (name, value) => {
    if (name && !(name in posted.raw)) posted.raw[name] = value;
  });
  parser.on('file', (_field, stream, name) => {
    // Browsers send an empty file field as a file without a name; it is skipped.
    const isFirst = posted.file === null && Boolean(name);
    const parts: Buffer[] = [];
    const file = { name: name ?? '', bytes: null as Uint8Array | null };
    if (isFirst) posted.file = file;
    stream.on('data', (part: Buffer) => {
      if (isFirst && !stream.truncated) parts.push(part);
    });
    // The parser reports an incomplete body; the file's own error adds nothing.
    stream.on('error', () => undefined);
    stream.on('end', () => {
      const bytes = Buffer.concat(parts);
      file.bytes = stream.truncated || bytes.length > MAX_RESUME_BYTES ? null : bytes;
    });
  });
  // The parser would skip all further parts, but read them first.
  parser.on('partsLimit', () => parser.destroy(new UnreadableBodyError()));
  await pipeline(Readable.from(chunks), parser);
  return posted;
}

/**
 * Reads the body of a form: urlencoded, multipart or JSON.
 * @throws BodyTooLargeError above 64 KiB, or above 25 MiB for a multipart body of a form with a file; another error for
 * another content type or a broken body
 */
async function readBody(request: Request, kind: FormKind): Promise<PostedBody> {
  const type = request.headers.get('content-type') ?? '';
  const isMultipart = type.startsWith('multipart/form-data');
  const limit = isMultipart && takesFile(kind) ? MAX_UPLOAD_BYTES : MAX_FORM_BYTES;
  const chunks = limitedChunks(request, limit);
  if (!isMultipart) {
    const body = await whole(chunks);
    return parseText(type, body);
  }
  return parseMultipart(type, chunks);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 120;

export function slugOf(value: unknown): string | null {
  const slug = textOf(value);
  return slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug) ? slug : null;
}

/**
 * Reads the hidden values of a form. A malformed value counts as absent, because no person typed it.
 * @param formPage the URL of the page with the form; where no script has recorded the visit, the visit is read from
 * this URL
 */
export function readEnvelope(
  raw: Readonly<Record<string, unknown>>,
  formPage: URL | null = null,
): Envelope {
  const locale = textOf(raw.locale);
  const page = textOf(raw.page);
  const key = textOf(raw.key).toLowerCase();
  const startedAt = Number(textOf(raw.startedAt));
  return {
    version: raw.version === 'v5' ? 'v5' : 'default',
    page: /^\/[\w\-/]{0,200}$/.test(page) ? page : '/',
    locale: isLocale(locale) ? locale : 'vi',
    key: UUID.test(key) ? key : null,
    startedAt: Number.isSafeInteger(startedAt) && startedAt > 0 ? startedAt : null,
    event: slugOf(raw.event),
    document: slugOf(raw.document),
    position: slugOf(raw.position),
    honeypotFilled: textOf(raw[HONEYPOT]) !== '',
    ...readTouches(raw, formPage),
  };
}

const refused = (status: 400 | 403 | 404 | 413, code: string, message: string): Outcome => ({
  type: 'refused',
  status,
  code,
  message,
});

/**
 * The first step of handling a form: reads a request. The request must name a known form and come from this site; the
 * sender's IP address is counted before the body is read; the body must be within its limit and in a known encoding.
 */
export async function readForm(kind: string, request: Request): Promise<PostedForm | Outcome> {
  const { headers } = request;
  if (!isFormKind(kind)) return refused(404, 'unknown-form', 'There is no such form');
  if (isCrossSite(headers)) {
    return refused(403, 'cross-site', 'Forms are taken from this site only');
  }
  const address = clientAddress(headers);
  const page = pageOf(headers);
  const locale = localeOfPage(page);
  const wantsJson = headers.get('accept')?.includes('application/json') ?? false;
  const retryAfter = await countAttempt(address);
  if (retryAfter !== null) return { type: 'too-many', locale, wantsJson, retryAfter };
  try {
    const body = await readBody(request, kind);
    return {
      type: 'posted',
      kind,
      ...body,
      envelope: readEnvelope(body.raw, page),
      address,
      wantsJson,
    };
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) {
      return refused(400, 'unreadable', 'Send a form: urlencoded, multipart or JSON');
    }
    // Only its file can make a visitor's form too large. Without a script the answer is a text that the visitor reads.
    if (takesFile(kind) && !wantsJson) return { type: 'too-large', locale };
    return refused(413, 'too-large', 'A form may have 64 KiB at most, 25 MiB with its file');
  }
}
