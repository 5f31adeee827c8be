import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
} from 'graphql';
import { errorFields, log } from '@/lib/log';
import { cms } from '../payload';
import { beyondBounds } from './bounds';
import type { ContractRequest } from './request';
import { contractSchema } from './schema';

export type ContractAnswer = {
  status: number;
  body: { data?: unknown; errors?: GraphQLFormattedError[] };
};

const MOST_TOKENS = 2000;
const MOST_ERRORS = 10;

const coded = (error: GraphQLError, code: string): GraphQLFormattedError => ({
  // Names that somebody did not guess are nobody's business.
  message: error.message.replace(/ Did you mean .*$/s, ''),
  ...(error.locations ? { locations: error.locations } : {}),
  extensions: { code: typeof error.extensions.code === 'string' ? error.extensions.code : code },
});

const refused = (errors: readonly GraphQLError[], code: string, status = 400): ContractAnswer => ({
  status,
  body: { errors: errors.slice(0, MOST_ERRORS).map((error) => coded(error, code)) },
});

const asError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('Syntax Error.');

/** What went wrong while reading: a refusal says what, everything else says nothing and is logged. */
function readingError(error: GraphQLError): GraphQLFormattedError & { ours: boolean } {
  const { code } = error.extensions;
  if (typeof code === 'string') {
    return { message: error.message, extensions: error.extensions, ours: false };
  }
  log.error('contract.failed', errorFields(error.originalError ?? error));
  const message = 'The content can not be read at the moment.';
  return { message, extensions: { code: 'INTERNAL_SERVER_ERROR' }, ours: true };
}

function parsed(query: string): DocumentNode | ContractAnswer {
  try {
    return parse(query, { maxTokens: MOST_TOKENS });
  } catch (error) {
    return refused([asError(error)], 'GRAPHQL_PARSE_FAILED');
  }
}

/** A valid operation with its variables, or why there is none. */
function prepared(request: ContractRequest, introspection: boolean) {
  const document = parsed(request.query);
  if ('status' in document) return document;
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const invalid = validate(contractSchema, document, rules, { maxErrors: MOST_ERRORS });
  const operation = getOperationAST(document, request.operationName);
  if (operation && operation.operation !== OperationTypeNode.QUERY) {
    return refused([new GraphQLError('Only queries are answered.')], 'METHOD_NOT_ALLOWED');
  }
  if (invalid.length > 0) return refused(invalid, 'GRAPHQL_VALIDATION_FAILED');
  if (!operation) {
    const message = request.operationName
      ? 'There is no operation of that name.'
      : 'Name the operation to run.';
    return refused([new GraphQLError(message)], 'OPERATION_RESOLUTION_FAILURE');
  }
  const given = request.variables ?? {};
  const variables = getVariableValues(contractSchema, operation.variableDefinitions ?? [], given, {
    maxErrors: MOST_ERRORS,
  });
  if (variables.errors) return refused(variables.errors, 'BAD_USER_INPUT');
  let beyond: GraphQLError | null;
  try {
    beyond = beyondBounds(contractSchema, document, operation, variables.coerced);
  } catch (error) {
    beyond = asError(error);
  }
  if (beyond) return refused([beyond], 'BAD_USER_INPUT');
  return { document, variables: given };
}

/** Answers one request of the contract, in process; the endpoint and the embedded source both ask here. */
export async function runContract(
  request: ContractRequest,
  { introspection }: { introspection: boolean },
): Promise<ContractAnswer> {
  const ready = prepared(request, introspection);
  if ('status' in ready) return ready;
  const { data, errors } = await execute({
    schema: contractSchema,
    document: ready.document,
    variableValues: ready.variables,
    operationName: request.operationName,
    contextValue: { cms, now: new Date() },
  });
  if (!errors) return { status: 200, body: { data } };
  const failures = errors.map(readingError);
  const status = failures.some(({ ours }) => ours) ? 503 : 200;
  return {
    status,
    body: { errors: failures.map(({ ours: _ours, ...error }) => error), data: data ?? null },
  };
}
