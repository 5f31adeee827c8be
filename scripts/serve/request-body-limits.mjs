import { hasStaffSession } from './staff-session.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * How large a body may be, and how it is read: `whole` bodies are collected and judged before the application gets the
 * request; others are judged by their headers, then streamed to the application, which judges the rest. `seconds` is
 * the total time limit, `stallSeconds` the limit without progress.
 * @typedef {{ bytes: number, seconds: number, stallSeconds: number, whole: boolean }} Limit
 */

/** A few kilobytes arrive at once, or come from a client that holds the connection open. */
const SHORT = { seconds: 20, stallSeconds: 5, whole: true };
/** A phone that changes networks during an upload stalls for a while. */
const LONG = { seconds: 55, stallSeconds: 15 };

/** Forms, sign-in, reports: everything a stranger may send. */
const USUAL = { ...SHORT, bytes: 64 * KiB };
/**
 * The limits here are higher than those of the endpoints, so that they can refuse a slightly longer body with
 * their own message.
 */
const CONTRACT = { ...SHORT, bytes: 192 * KiB };
const AD_WEBHOOK = { ...SHORT, bytes: MiB + 64 * KiB };
/** A form with a file: the application reads it, and answers a page when it is too large. */
const CAREER = { ...LONG, bytes: 26 * MiB, whole: false };
/** A page with many sections in both languages is about 200 KiB. */
const STAFF_WRITE = { ...LONG, bytes: 4 * MiB, whole: true };
/** The limit of a request with a picture: pictures have at most 10 MiB, and the form some more. */
const STAFF_UPLOAD = { ...LONG, bytes: 12 * MiB, whole: true };
/** The limit of a request with a table of leads: such tables have at most 20 MiB. */
const STAFF_IMPORT = { ...LONG, bytes: 21 * MiB, whole: true };

const isMultipart = (headers) => /^multipart\//i.test(headers['content-type'] ?? '');

function ofStaff(path, headers) {
  if (path === '/api/ad-leads/import') return STAFF_IMPORT;
  return isMultipart(headers) ? STAFF_UPLOAD : STAFF_WRITE;
}

/**
 * The limit of a request's body, by its URL and its sender.
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
