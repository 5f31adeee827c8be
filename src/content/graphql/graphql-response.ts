import { GraphQLError, type ExecutionResult } from 'graphql';
import { errorFields, log } from '@/lib/write-log-line';
import { refusal } from './graphql-errors';

const MAX_ERRORS = 10;

const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** A plain-text answer, as the recorded servers give to requests that contain no query. */
export const words = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** The JSON error with which recorded servers answer an unreadable body. */
export const failure = (status: number, name: string, message: string): Response =>
  json(status, { data: null, error: { status, name, message, details: {} } });

/** Hides internal errors: an error of a resolver without a code is logged and replaced by a generic one. */
export function maskError(error: unknown): Error {
  const isToldAsItIs =
    error instanceof GraphQLError && (error.extensions.code !== undefined || !error.path);
  if (isToldAsItIs) return error;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  log.error('contract.failed', errorFields(cause));
  return refusal('INTERNAL_SERVER_ERROR', 'The content can not be read at the moment.', 503);
}

type Shown = { message: string; extensions: Record<string, unknown> };

const httpOf = ({ extensions }: GraphQLError) => extensions.http;

function shown(error: GraphQLError): Shown {
  const { http: _, ...extensions } = error.extensions;
  return {
    // GraphQL's suggestions are removed, so that they tell no name that a client does not know.
    message: error.message.replace(/ Did you mean .*$/s, ''),
    ...(error.locations && !error.path ? { locations: error.locations } : {}),
    extensions: { code: 'BAD_USER_INPUT', ...extensions },
  };
}

/**
 * Converts Yoga's result to the form of the recorded servers. With errors the status is 400 where nothing was executed
 * and 200 where it was, unless an error names a higher one.
 */
export function answerOf({ data, errors }: ExecutionResult): Response {
  if (!errors) return json(200, { data });
  if (errors[0]?.extensions.code === 'REQUEST_ENTITY_TOO_LARGE') {
    return failure(413, 'PayloadTooLargeError', 'request entity too large');
  }
  const told = errors.slice(0, MAX_ERRORS).map(shown);
  const usual = data === undefined ? 400 : 200;
  const status = Math.max(...errors.map((error) => httpOf(error)?.status ?? usual));
  return json(status, { errors: told, ...(data === undefined ? {} : { data }) });
}
