import { inflateRawSync, inflateSync } from 'node:zlib';
import { packedBytes, zipEntries } from '../../lib/read-zip-entries.ts'; // not `@/`: Node runs this file in a worker
import type { UploadedFile } from '../schema/resume-file-rules';

/** The limit, in bytes, for all inflated parts and streams of a file together. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;

/** The limits for the tokens and object streams of a PDF that are read: ten times those of a large résumé. */
const MAX_PDF_TOKENS = 500_000;
const MAX_OBJECT_STREAMS = 5000;

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/** Matches the content types of executable parts of a Word document, whose file names may be anything. */
const MACRO_TYPE = /vbaProject|vbaData|macroEnabled|activeX/i;
const TARGET_ELSEWHERE = /\bTarget\s*=\s*["']\s*https?:/i;

/** Whether the relationships of a Word document (XML) refer to a remote template, whose macros would run. */
const hasForeignTemplate = (text: string): boolean =>
  text.split('>').some((tag) => /attachedTemplate/i.test(tag) && TARGET_ELSEWHERE.test(tag));

const decodeReference = (_: string, hex: string | undefined, digits: string): string => {
  const code = Number.parseInt(digits, hex ? 16 : 10);
  return code < 0x10000 ? String.fromCharCode(code) : '';
};

/**
 * Reads XML as Latin-1 without NUL: enough to find names in it, also where it is UTF-16 or uses character references.
 */
const xmlText = (bytes: Uint8Array): string =>
  latin1(bytes)
    .replaceAll('\0', '')
    .replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, decodeReference);

function documentRuns(bytes: Uint8Array): boolean {
  let left = MAX_UNPACKED_BYTES;
  const told = (zipEntries(bytes) ?? []).filter(({ name }) =>
    /^\[content_types\]\.xml$|\.rels$/i.test(name),
  );
  return told.some((entry) => {
    const packed = packedBytes(bytes, entry);
    if (!packed || left <= 0) return true;
    const plain =
      entry.isPacked && packed.length > 0
        ? inflateRawSync(packed, { maxOutputLength: left })
        : packed;
    left -= plain.length;
    const text = xmlText(plain);
    return MACRO_TYPE.test(text) || hasForeignTemplate(text);
  });
}

/** PDF names of actions that run code, and of objects that may contain such actions. */
const RUNNING = new Set(['JavaScript', 'JS', 'Launch', 'XFA']);

/** Matches the start of a string, a comment, a name, or a stream in a PDF. */
const TOKEN = /\(|%[^\r\n]*|\/([^\s()<>[\]{}/%]*)|\bstream\r?\n/g;
/** Matches parentheses and escapes inside a PDF string. The next object counts as the end of an unterminated string. */
const IN_TEXT = /[()\\]|\d\s+obj\b/g;
/** Matches an action that runs code, also inside a stream, to which a cross-reference may point. */
const RUNNING_ACTION = /\/S\s*\/(?:JavaScript|Launch)\b/;

const nameOf = (written: string): string =>
  written.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

/** The end of a PDF string that starts before `at`; names inside a string do not count. */
function endOfText(file: string, at: number): number {
  let depth = 1;
  IN_TEXT.lastIndex = at;
  for (let found = IN_TEXT.exec(file); found; found = IN_TEXT.exec(file)) {
    const [token] = found;
    if (token === '\\') IN_TEXT.lastIndex += 1;
    else if (token === '(') depth += 1;
    else if (token === ')') depth -= 1;
    else return found.index;
    if (depth === 0) return IN_TEXT.lastIndex;
  }
  return file.length;
}

type Stream = { names: ReadonlySet<string>; begin: number; end: number };

/** How many tokens and object streams of a file may still be read. */
type Budget = { tokens: number; streams: number };

/**
 * The names in a PDF's objects, and the positions of its object streams.
 * @throws RangeError for more tokens or object streams than `budget` allows
 */
function* partsOf(file: string, budget: Budget): Generator<string | Stream> {
  let names = new Set<string>();
  let at = 0;
  for (;;) {
    budget.tokens -= 1;
    if (budget.tokens < 0 || budget.streams < 0) throw new RangeError('Too many parts');
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(file);
    if (!found) return;
    at = TOKEN.lastIndex;
    const [token, written] = found;
    if (token === '(') at = endOfText(file, at);
    else if (written !== undefined) {
      const name = nameOf(written);
      names.add(name);
      yield name;
    } else if (token.startsWith('stream')) {
      const end = file.indexOf('endstream', at);
      const stream = { names, begin: at, end: end < 0 ? file.length : end };
      if (names.has('ObjStm')) {
        budget.streams -= 1;
        yield stream;
      }
      names = new Set();
      at = stream.end;
    }
  }
}

/** The inflated content of an object stream; null where it can not be read. */
function unpacked(bytes: Uint8Array, { names, begin, end }: Stream, most: number): string | null {
  const part = bytes.subarray(begin, end);
  if (!names.has('Filter')) return latin1(part);
  if (names.has('Predictor')) return null;
  try {
    return inflateSync(part, { maxOutputLength: most }).toString('latin1');
  } catch {
    return null;
  }
}

/** The entry of a PDF's trailer that says how the file is encrypted. */
const ENCRYPTION = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R\b)/;

/** `encrypted`: a PDF with or without a password, whose streams can not be read without deciphering them. */
export type ContentVerdict = 'harmless' | 'active' | 'encrypted';

function judgePdf(bytes: Uint8Array): ContentVerdict {
  const file = latin1(bytes);
  if (ENCRYPTION.test(file)) return 'encrypted';
  if (RUNNING_ACTION.test(file)) return 'active';
  const budget = { tokens: MAX_PDF_TOKENS, streams: MAX_OBJECT_STREAMS };
  let left = MAX_UNPACKED_BYTES;
  for (const part of partsOf(file, budget)) {
    if (typeof part === 'string') {
      if (part === 'Encrypt') return 'encrypted';
      if (RUNNING.has(part)) return 'active';
    } else {
      const plain = unpacked(bytes, part, Math.max(left, 1));
      if (plain === null) return 'active';
      left -= plain.length;
      for (const inner of partsOf(plain, budget)) {
        if (typeof inner === 'string' && RUNNING.has(inner)) return 'active';
      }
    }
  }
  return left < 0 ? 'active' : 'harmless';
}

/**
 * Judges whether a file has active content (macros, scripts, or actions that start a program) or is encrypted.
 * Compressed parts that can not be read count as active.
 */
export function judgeContent({ type, bytes }: Omit<UploadedFile, 'name'>): ContentVerdict {
  try {
    if (type === 'pdf') return judgePdf(bytes);
    return documentRuns(bytes) ? 'active' : 'harmless';
  } catch {
    return 'active';
  }
}
