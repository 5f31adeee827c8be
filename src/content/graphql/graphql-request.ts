import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { jsonOf } from '@/lib/request-body';
import { failure, words } from './graphql-response';
import { refusal } from './graphql-errors';
import { isData } from '@/lib/is-json-object';

const NOTHING = 'POST body missing, invalid Content-Type, or JSON object has no keys.';

/** The query in a request body, or the response to an invalid one. @throws GraphQLError for a batch or a large body */
async function queryIn(request: Request): Promise<GraphQLParams | Response> {
  let body: unknown;
  try {
    body = await jsonOf(request);
  } catch (error) {
    if (error instanceof GraphQLError) throw error; // the body is too large
    return failure(400, 'SyntaxError', 'The body is not JSON.');
  }
  if (Array.isArray(body)) {
    throw refusal('BATCHING_NOT_ALLOWED', 'One operation at a time, please.');
  }
  // Like the recorded server's JSON parser, which accepts only objects and lists.
  if (!isData(body)) return failure(400, 'SyntaxError', 'The body is not a JSON object.');
  if (Object.keys(body).length === 0) return words(400, NOTHING);
  const { query, operationName, variables } = body;
  return { query, operationName, variables } as GraphQLParams; // the GraphQL server validates the types of these values
}

/**
 * Accepts queries by POST as JSON only; refuses other requests, with the recorded server's message where it has one.
 */
export const postedAsJson: Plugin = {
  onRequestParse({ request, url, setRequestParser, endResponse }) {
    if (request.method === 'POST') {
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type === 'application/json') setRequestParser(queryIn);
      else endResponse(words(400, NOTHING));
    } else if (url.searchParams.has('query')) {
      throw refusal('METHOD_NOT_ALLOWED', 'Ask by POST.', 405);
    } else {
      endResponse(words(400, 'GET query missing.'));
    }
  },
};
