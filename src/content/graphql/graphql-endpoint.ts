import { useDisableIntrospection as disableIntrospection } from '@graphql-yoga/plugin-disable-introspection';
import { OperationTypeNode, type ExecutionResult, type ValidationContext } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { env } from '@/lib/env';
import { answerOf, maskError } from './graphql-response';
import { bounds } from './limit-query-cost';
import { refusal } from './graphql-errors';
import { postedAsJson } from './graphql-request';
import { contractSchema } from './graphql-schema';

/** Origins that may query from a browser (CORS), and whether introspection is allowed. */
export type ContractSettings = { origins: readonly string[]; introspection: boolean };

const MAX_BYTES = 128 * 1024;
const ALLOWED_HEADERS = 'Content-Type,Authorization,Origin,Accept';
const DAY_IN_SECONDS = 24 * 60 * 60;

export function contractSettings(): ContractSettings {
  const { CONTRACT_ORIGINS, CONTRACT_INTROSPECTION, NODE_ENV } = env();
  return {
    origins: CONTRACT_ORIGINS,
    introspection: CONTRACT_INTROSPECTION || NODE_ENV !== 'production',
  };
}

/** Refuses mutations and subscriptions with an error code that says why, as the schema alone would not. */
const queriesOnlyRule = (context: ValidationContext) => ({
  OperationDefinition({ operation }: { operation: OperationTypeNode }) {
    if (operation === OperationTypeNode.QUERY) return;
    context.reportError(refusal('METHOD_NOT_ALLOWED', 'Only queries are answered.'));
  },
});

const queriesOnly: Plugin = {
  onValidate: ({ addValidationRule }) => addValidationRule(queriesOnlyRule),
};

/**
 * Answers in JSON whatever the request's Accept header says, like the recorded servers (`tests/fixtures/recordings`).
 */
const asRecorded: Plugin = {
  onResultProcess(process) {
    // Batches and subscriptions, whose results have another shape, were refused earlier.
    process.setResultProcessor((result) => answerOf(result as ExecutionResult), 'application/json');
  },
  onResponse({ response }) {
    response.headers.set('vary', 'Origin');
    response.headers.set('cache-control', 'no-store');
    if (response.status === 405) response.headers.set('allow', 'POST, OPTIONS');
  },
};

/**
 * CORS headers for an answer that another handler gives at this endpoint's URL: pages of listed origins may read it.
 */
export function originHeaders(
  request: Request,
  origins: readonly string[],
): Readonly<Record<string, string>> {
  const cors = corsOf(origins)(request);
  return {
    Vary: 'Origin',
    ...(cors
      ? {
          'Access-Control-Allow-Origin': cors.origin,
          // Otherwise a page of another origin could not read `Retry-After`.
          'Access-Control-Expose-Headers': 'Retry-After',
        }
      : {}),
  };
}

/** CORS: pages of listed origins may read the answers. */
const corsOf = (origins: readonly string[]) => (request: Request) => {
  const origin = request.headers.get('origin');
  if (!origin || !origins.includes(origin)) return false;
  return {
    origin,
    credentials: false,
    methods: ['POST', 'OPTIONS'],
    allowedHeaders: [ALLOWED_HEADERS],
    maxAge: DAY_IN_SECONDS,
  };
};

/** The handler of all requests to `/graphql`. */
export const contractEndpoint = ({ origins, introspection }: ContractSettings) =>
  createYoga({
    schema: contractSchema,
    context: () => ({ now: new Date() }),
    cors: corsOf(origins),
    maskedErrors: { maskError },
    maxRequestBodySize: MAX_BYTES,
    plugins: [
      postedAsJson,
      queriesOnly,
      ...(introspection ? [] : [disableIntrospection()]),
      ...bounds,
      asRecorded,
    ],
    logging: false,
    graphiql: false,
    landingPage: false,
    // Parsed queries are not cached: the cache would hold whatever anybody sends, invalid queries too.
    parserAndValidationCache: false,
    // Disables the health check of Yoga, because no request has a path that ends with a space; the site's own health
    // checks are at `/api/health`.
    healthCheckEndpoint: ' ',
    fetchAPI: { Response }, // Next accepts only its own class of Response
  });
