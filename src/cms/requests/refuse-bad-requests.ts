import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SanitizedConfig } from 'payload';
import { codeOf } from '@/lib/causes-of-error';
import { bodyText, bytesOf, formOf, queryOf } from '@/lib/request-body';
import { uploadBucket } from '@/lib/uploads-on-disk-or-in-s3';
import { endpointExists } from './endpoint-exists';
import { queryFault } from './validate-request-query';
import { copiesDocument, hasFields, savesDocument } from './is-document-save-request';

type Context = { params: Promise<{ slug?: string[] }> };
export type CmsHandler = (request: Request, context: Context) => Promise<Response>;

const OVERRIDES = ['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'];
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/';

const refused = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

/** The content type as it was sent, without its parameters (`charset`, `boundary`): the CMS compares it this way. */
function sentType({ headers }: Request): string {
  const [name = ''] = (headers.get('content-type') ?? '').split(';', 1);
  return name;
}

const typeOf = (request: Request): string => sentType(request).trim().toLowerCase();

/**
 * Whether the query is in the body, as the admin's lists of related documents send it when it is too long for a URL.
 */
const isQueryInBody = ({ method, headers }: Request): boolean =>
  method === 'POST' && OVERRIDES.some((name) => headers.get(name) === 'GET');

/**
 * The request with its query moved from the body to the URL. The CMS would append it to the URL's own query with a
 * second question mark. Null for a body that is not URL-encoded like a form: from JSON the CMS would take a language
 * that was not checked.
 */
async function withQueryInAddress(request: Request): Promise<Request | null> {
  if (!isQueryInBody(request)) return request;
  if (typeOf(request) !== FORM) return null;
  const address = new URL(request.url);
  for (const [name, value] of new URLSearchParams(await bodyText(request))) {
    address.searchParams.append(name, value);
  }
  const headers = new Headers(request.headers);
  for (const name of [...OVERRIDES, 'Content-Type', 'Content-Length']) headers.delete(name);
  return new Request(address, { method: 'GET', headers, signal: request.signal });
}

/** Characters that the CMS's form parser can not read in the header of a part. */
const CONTROLS = /\p{Cc}/u;

/**
 * Whether the CMS would fail on a form: a field name with an invalid character, or a text in place of the file, which
 * the CMS would take for a file in another storage.
 */
const isUnreadable = (form: FormData): boolean =>
  [...form].some(([name, value]) =>
    typeof value === 'string'
      ? CONTROLS.test(name) || (name === 'file' && value !== '')
      : CONTROLS.test(name + value.name),
  );

/**
 * Reads the body of the request where the CMS would fail on invalid ones: multipart forms, saves and copies. Otherwise
 * the request is not changed.
 * @returns an error message for a broken form, and for a save without the fields of a document
 */
async function withCheckedBody(
  request: Request,
  { isSave, isCopy }: { isSave: boolean; isCopy: boolean },
): Promise<Request | string> {
  const isForm = typeOf(request).startsWith(MULTIPART);
  if (!isForm && !isSave && !isCopy) return request;
  const body = await bytesOf(request);
  const form = isForm ? await formOf(request, body) : null;
  if (isForm && (!form || isUnreadable(form))) return 'The form can not be read.';
  const needsFields = isSave || (isCopy && body.length > 0);
  if (needsFields && !hasFields(sentType(request), body, form)) {
    return 'Send the fields of a document as a JSON object.';
  }
  const { method, headers, signal } = request;
  return new Request(request.url, { method, headers, signal, body: new Uint8Array(body) });
}

/**
 * Whether the request is for an uploaded file that is not on the disk; the CMS would answer 500. Where uploads are in a
 * bucket, the CMS itself answers 404.
 */
async function isMissingFile(
  { collections }: SanitizedConfig,
  [slug, part, name]: readonly string[],
): Promise<boolean> {
  const folder = collections.find((one) => one.slug === slug)?.upload.staticDir;
  if (!folder || part !== 'file' || name === undefined || uploadBucket()) return false;
  return stat(path.resolve(folder, path.basename(name))).then(
    () => false,
    (error: unknown) => ['ENOENT', 'ENAMETOOLONG'].includes(codeOf(error) ?? ''),
  );
}

/**
 * Answers 4xx where the CMS would answer 500 for a bad request: a query that the database rejects, a broken form, an
 * unknown URL. Everything else stays a server error.
 */
export const refuseBadRequests =
  (config: Promise<SanitizedConfig>, handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const { slug: segments = [] } = await context.params;
    if (!endpointExists(await config, segments)) return refused(404, 'There is nothing here.');
    const asked = await withQueryInAddress(request);
    if (!asked) return refused(400, 'Send a query as a urlencoded form.');
    const fault = queryFault(queryOf(asked));
    if (fault !== null) return refused(400, fault);
    const checked = await withCheckedBody(asked, {
      isSave: savesDocument(asked, segments, await config),
      isCopy: copiesDocument(asked, segments, await config),
    });
    if (typeof checked === 'string') return refused(400, checked);
    const answer = await handler(checked, context);
    return answer.status === 500 && (await isMissingFile(await config, segments))
      ? refused(404, 'There is no such file.')
      : answer;
  };
