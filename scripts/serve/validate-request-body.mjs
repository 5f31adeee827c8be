import { isUtf8 } from 'node:buffer';
import { Busboy } from '@fastify/busboy';

/**
 * The maximum depth of JSON, more than any document of the CMS has. Code that walks through JSON is recursive, so
 * deeper JSON could overflow the stack.
 */
const MAX_NESTING_DEPTH = 100;
/** The maximum number of parts of a multipart body, more than the admin's largest form sends. */
const MAX_MULTIPART_PARTS = 2000;

const fault = (status, code, message) => ({ status, code, message });
const compressed = fault(415, 'encoding', 'Send the body as it is, not compressed');
const otherLetters = fault(415, 'charset', 'Send text in UTF-8');
const notUtf8 = fault(400, 'not-utf-8', 'The body is not UTF-8');
const tooDeep = fault(
  400,
  'too-deep',
  `The body is nested more than ${MAX_NESTING_DEPTH} levels deep`,
);
const unusableText = fault(400, 'text', 'The body has text with NUL or half a character in it');
const unusableName = fault(400, 'name', 'The body has a field that no form has');
const brokenForm = fault(400, 'form', 'The form can not be read');

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether JSON is nested too deeply, found without parsing it. */
function isTooDeep(bytes) {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) depth += 1;
    else if (CLOSING.has(byte)) depth -= 1;
    if (depth > MAX_NESTING_DEPTH) return true;
  }
  return false;
}

const isUsable = (text) => text.isWellFormed() && !text.includes('\0');

/**
 * The fault of a value in parsed JSON; with `anyText`, unusable characters are no fault, because the endpoint removes
 * them.
 */
function valueFault(value, anyText) {
  if (typeof value === 'string') return anyText || isUsable(value) ? null : unusableText;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (name === '__proto__') return unusableName;
    const found = anyText || isUsable(name) ? valueFault(part, anyText) : unusableText;
    if (found) return found;
  }
  return null;
}

/**
 * Matches JSON that may hold a NUL or a lone surrogate, which valid JSON in UTF-8 can only have as escapes, or
 * `__proto__`.
 */
const IS_SUSPECT = /\\u|__proto__/;

const decoder = new TextDecoder(); // takes a byte order mark off, as the readers of a request do

/** The fault of a JSON body; syntax errors are left to the endpoint, whose own message says what it expects. */
function jsonFault(bytes, anyText = false) {
  if (!anyText && !isUtf8(bytes)) return notUtf8;
  if (isTooDeep(bytes)) return tooDeep;
  const text = decoder.decode(bytes);
  if (!IS_SUSPECT.test(text)) return null;
  try {
    return valueFault(JSON.parse(text), anyText);
  } catch {
    return null;
  }
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Whether a body may be JSON, whatever its content type: its first character opens an object or a list. */
function beginsAsJson(bytes) {
  let at = bytes.subarray(0, 3).equals(BYTE_ORDER_MARK) ? 3 : 0;
  while (SPACES.has(bytes[at])) at += 1;
  return OPENING.has(bytes[at]);
}

function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Matches characters that file names can not contain. */
const CONTROLS = /\p{Cc}/u;

/**
 * The fields of multipart forms that are parsed as JSON: a document of the CMS, and arguments of server function calls.
 */
const READ_AS_JSON = /^(?:_payload$|_?\d|\$ACTION_)/;

/**
 * The fault of a form field. A text that only looks like JSON, such as a message that begins with a bracket, is no
 * fault.
 */
function fieldFault(name, value, anyText) {
  if (name === '__proto__') return unusableName;
  const bytes = Buffer.from(value);
  if (!beginsAsJson(bytes)) return null;
  return READ_AS_JSON.test(name) || isJson(value) ? jsonFault(bytes, anyText) : null;
}

/** Makes a parser of multipart forms; null for a content type without a boundary. */
function partsParser(type, limits) {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits });
  } catch {
    return null;
  }
}

/** The fault of a multipart form: a syntax error, or a part with a fault. Files are validated by their endpoints. */
function partsFault(type, body, anyText) {
  return new Promise((resolve) => {
    let found = null;
    const limits = { parts: MAX_MULTIPART_PARTS, fieldSize: body.length, fieldNameSize: 1000 };
    const parser = partsParser(type, limits);
    if (!parser) {
      resolve(brokenForm);
      return;
    }
    parser.on('field', (name, value) => {
      found ??= fieldFault(name, value, anyText);
    });
    parser.on('file', (_field, stream, name) => {
      if (CONTROLS.test(name ?? '')) found ??= brokenForm;
      stream.on('error', () => {}); // the parser reports a body that is cut off
      stream.resume();
    });
    parser.once('partsLimit', () => {
      found ??= brokenForm;
    });
    parser.once('error', () => resolve(brokenForm));
    parser.once('finish', () => resolve(found));
    parser.end(body);
  });
}

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const UTF_8 = ['utf-8', 'utf8', 'us-ascii'];

const VISITORS_FORM = /^\/api\/forms\//;
/** Matches content types whose readers expect text in UTF-8. */
const IS_TEXT = /^text\/|^application\/(?:json|.*\+json)$/;

const nameOf = (type) => type.split(';', 1)[0].trim().toLowerCase();
const isMultipart = (type) => nameOf(type).startsWith('multipart/');

/**
 * The fault that the headers of a body show by themselves: compressed, or parts without a boundary. Null for none.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {{ status: number, code: string, message: string } | null}
 */
export function headersFault(headers) {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.trim().toLowerCase() !== 'identity') return compressed;
  return isMultipart(type) && !partsParser(type) ? brokenForm : null;
}

/**
 * The fault of a whole body before any endpoint reads it (D27): compressed, not UTF-8, nested too deeply, with text
 * that the database can not store, with a property name special to JavaScript, or a broken form. Null for none; the
 * endpoint validates the rest. A body that begins as JSON is validated as JSON, because endpoints read it as such
 * whatever its type says; no urlencoded form begins like that. The characters of visitors' forms and of urlencoded
 * bodies are not validated: their parsers accept any bytes, and the forms' endpoint removes what the database can not
 * store, so that no lead is lost because of a character.
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'url'>} request
 * @param {Buffer} body
 * @returns {Promise<{ status: number, code: string, message: string } | null>}
 */
export async function contentFault({ headers, url }, body) {
  const fault = headersFault(headers);
  if (fault) return fault;
  const { 'content-type': type = '' } = headers;
  const anyText = VISITORS_FORM.test(url);
  if (isMultipart(type)) return partsFault(type, body, anyText).catch(() => brokenForm);
  const name = nameOf(type);
  const letters = CHARSET.exec(type)?.[1].toLowerCase();
  const isOther = letters !== undefined && !UTF_8.includes(letters);
  // A table of leads may be in UTF-16, which its reader detects by the first bytes.
  const isText = IS_TEXT.test(name) && name !== 'text/csv';
  if (isOther && !anyText && isText && !isUtf8(body)) return otherLetters;
  return name.endsWith('json') || beginsAsJson(body) ? jsonFault(body, anyText) : null;
}
