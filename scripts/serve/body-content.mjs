import { isUtf8 } from 'node:buffer';
import { Busboy } from '@fastify/busboy';

/** More levels than any document of the CMS has; each reader of JSON calls itself once a level. */
const DEEPEST = 100;
/** More parts than the admin's largest form sends. */
const MOST_PARTS = 2000;

const fault = (status, code, message) => ({ status, code, message });
const compressed = fault(415, 'encoding', 'Send the body as it is, not compressed');
const otherLetters = fault(415, 'charset', 'Send text in UTF-8');
const notUtf8 = fault(400, 'not-utf-8', 'The body is not UTF-8');
const tooDeep = fault(400, 'too-deep', `The body is nested more than ${DEEPEST} levels deep`);
const unusableText = fault(400, 'text', 'The body has text with NUL or half a character in it');
const unusableName = fault(400, 'name', 'The body has a field that no form has');
const brokenForm = fault(400, 'form', 'The form can not be read');

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether JSON is nested too deeply, found without reading it. */
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
    if (depth > DEEPEST) return true;
  }
  return false;
}

const isUsable = (text) => text.isWellFormed() && !text.includes('\0');

/** The fault of a value read from JSON that is not too deep. */
function valueFault(value) {
  if (typeof value === 'string') return isUsable(value) ? null : unusableText;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    if (name === '__proto__') return unusableName;
    const found = isUsable(name) ? valueFault(part) : unusableText;
    if (found) return found;
  }
  return null;
}

/** NUL, half a character and a hidden name come only with an escape, in JSON that is UTF-8. */
const IS_SUSPECT = /\\u|__proto__/;

/** The fault of JSON; broken JSON is left to the endpoint, whose own words name what it wants. */
function jsonFault(bytes) {
  if (!isUtf8(bytes)) return notUtf8;
  if (isTooDeep(bytes)) return tooDeep;
  const text = bytes.toString('utf8');
  if (!IS_SUSPECT.test(text)) return null;
  try {
    return valueFault(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Characters that no name of a file has. */
const CONTROLS = /\p{Cc}/u;

const isJson = (text) => /^\s*[[{]/.test(text);

/** The fault of a form with parts: broken, or with a part that is a fault. Files are judged by who takes them. */
function partsFault(type, body) {
  return new Promise((resolve) => {
    let found = null;
    let parser;
    try {
      const limits = { parts: MOST_PARTS, fieldSize: body.length, fieldNameSize: 1000 };
      parser = new Busboy({ headers: { 'content-type': type }, limits });
    } catch {
      resolve(brokenForm);
      return;
    }
    parser.on('field', (name, value) => {
      if (name === '__proto__') found ??= unusableName;
      else if (isJson(value)) found ??= jsonFault(Buffer.from(value));
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

/**
 * The fault of a whole body before any endpoint reads it (D27): compressed, not UTF-8, nested too deeply, with text that
 * the database can not store, with a name that reaches into the language, or a broken form. Null for none; what the
 * endpoint wants to be in it is the endpoint's to say. Forms of visitors (urlencoded) are read by rules that know no
 * broken text, and cleaned after that: a lead is not lost over a letter.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {Buffer} body
 * @returns {Promise<{ status: number, code: string, message: string } | null>}
 */
export async function contentFault(headers, body) {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
  if (encoding.trim().toLowerCase() !== 'identity') return compressed;
  const [kind] = type.split(';', 1);
  const name = kind.trim().toLowerCase();
  if (name.startsWith('multipart/')) return partsFault(type, body).catch(() => brokenForm);
  const isOfText = /^text\/|^application\/(?:json|x-www-form-urlencoded|.*\+json)$/.test(name);
  if (!isOfText) return null;
  const letters = CHARSET.exec(type)?.[1].toLowerCase();
  // A table of leads may be a file in UTF-16, which its reader knows by its first bytes.
  const isTable = name === 'text/csv';
  if (letters !== undefined && !UTF_8.includes(letters) && !isTable) return otherLetters;
  if (name.endsWith('json')) return jsonFault(body);
  // The admin's own script posts JSON as plain text.
  if (name === 'text/plain' && isJson(body.toString('latin1', 0, 100)) && isTooDeep(body)) {
    return tooDeep;
  }
  return name === 'application/x-www-form-urlencoded' && !isUtf8(body) ? notUtf8 : null;
}
