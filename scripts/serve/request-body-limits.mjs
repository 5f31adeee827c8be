import { hasStaffSession } from './has-staff-session.mjs';

const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * The limits of request bodies, and how bodies are read: `whole` bodies are collected and validated before the
 * application gets the request; others are checked by their headers, then streamed to the application, which validates
 * the rest. `seconds` is the total time limit, `stallSeconds` the limit without progress. Whole bodies that bring a file
 * are handled one at a time where `takesFiles`; streamed ones always wait, with or without a file.
 * @typedef {{ bytes: number, seconds: number, stallSeconds: number, whole: boolean, takesFiles?: boolean }} Limit
 */

/**
 * The time limits of small bodies: a few kilobytes arrive at once, or come from a client that holds the connection
 * open.
 */
const SHORT = { seconds: 20, stallSeconds: 5, whole: true };
/** The time limits of large bodies: a phone that changes networks during an upload stalls for a while. */
const LONG = { seconds: 55, stallSeconds: 15 };

/** The limit of everything that a visitor may send: forms, sign-in, reports. */
const USUAL = { ...SHORT, bytes: 64 * KiB };
/**
 * The limit of GraphQL requests. It is higher than that of the endpoint, so that the endpoint can refuse a slightly
 * longer body with its own message.
 */
const CONTRACT = { ...SHORT, bytes: 192 * KiB };
const AD_WEBHOOK = { ...SHORT, bytes: MiB + 64 * KiB };
/** The limit of the form with a file: the application reads it, and answers a page when it is too large. */
const CAREER = { ...LONG, bytes: 26 * MiB, whole: false };
/** The limit of a save by staff: a page with many sections in both languages is about 200 KiB. */
const STAFF_WRITE = { ...LONG, bytes: 4 * MiB, whole: true };
/** The limit of a request with a picture: pictures have at most 10 MiB, and the form some more. */
const STAFF_UPLOAD = { ...LONG, bytes: 12 * MiB, whole: true, takesFiles: true };
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
