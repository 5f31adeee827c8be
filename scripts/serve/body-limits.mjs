import { hasStaffSession } from './staff-session.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * How much of a body is taken, and how: `whole` bodies are collected before the application gets the
 * request, the others are read by the application as they come in, and refused by it in its own words.
 *
 * `seconds` is the longest time in all, `stallSeconds` the longest in which hardly anything comes.
 *
 * @typedef {{ bytes: number, seconds: number, stallSeconds: number, whole: boolean }} Limit
 */

/** A few kilobytes come at once, or from somebody who holds the connection open. */
const SHORT = { seconds: 20, stallSeconds: 5, whole: true };
/** A phone that changes networks in the middle of a file stands still for a while. */
const LONG = { seconds: 55, stallSeconds: 15 };

/** Forms, sign-in, reports: whatever a stranger has to say. */
const USUAL = { ...SHORT, bytes: 64 * KiB };
/** Above what these endpoints take, so that a body a little too long is refused in their own words. */
const CONTRACT = { ...SHORT, bytes: 192 * KiB };
const AD_WEBHOOK = { ...SHORT, bytes: MiB + 64 * KiB };
/** A form with a file: the application reads it, and answers a larger one with a page. */
const CAREER = { ...LONG, bytes: 26 * MiB, whole: false };
/** A page of many sections in both languages is about 200 KiB. */
const STAFF_WRITE = { ...LONG, bytes: 4 * MiB, whole: true };
/** A picture has 10 MiB at most. */
const STAFF_UPLOAD = { ...LONG, bytes: 12 * MiB, whole: true };
/** A table of leads has 20 MiB at most. */
const STAFF_IMPORT = { ...LONG, bytes: 21 * MiB, whole: true };

const isMultipart = (headers) => /^multipart\//i.test(headers['content-type'] ?? '');

function ofStaff(path, headers) {
  if (path === '/api/ad-leads/import') return STAFF_IMPORT;
  return isMultipart(headers) ? STAFF_UPLOAD : STAFF_WRITE;
}

/**
 * The limit of a request's body, by its address and by who sends it.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'headers' | 'url'>} request
 * @param {string} secret PAYLOAD_SECRET
 * @returns {Limit}
 */
export function limitOf({ headers, url }, secret) {
  const [path] = url.split('?', 1);
  if (path === '/graphql') return CONTRACT;
  if (path === '/api/lead-ads') return AD_WEBHOOK;
  if (path === '/api/forms/career' && isMultipart(headers)) return CAREER;
  const isCms = /^\/(?:api|admin)(?:\/|$)/.test(path);
  return isCms && hasStaffSession(headers, secret) ? ofStaff(path, headers) : USUAL;
}
