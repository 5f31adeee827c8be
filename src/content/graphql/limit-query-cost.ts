import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { maxTokensPlugin } from '@escape.tech/graphql-armor-max-tokens';
import { GraphQLError, type ExecutionArgs, type ValidationContext } from 'graphql';
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity';
import type { Plugin } from 'graphql-yoga';
import { refusal } from './graphql-errors';
import type { ListArgs } from './list-resolvers';
import { toRange } from './pagination';

const MAX_TOKENS = 2000;
const MAX_DEPTH = 15;
const MAX_ALIASES = 20;
/**
 * The maximum cost of a query: the number of entries times the fields of each. All of 1,000 articles cost about half.
 */
const MAX_COST = 250_000;
/** The number of items that is assumed for a list inside an entry. */
const PARTS = 10;

const tooLarge = (message: string): GraphQLError => refusal('QUERY_TOO_LARGE', message);

/** Options of a limit that report an error with a code, which the plugin's own error lacks. */
const rejectedAs = (message: string) => ({
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null) => context?.reportError(tooLarge(message))],
});

function entriesOf({ pagination }: Pick<ListArgs, 'pagination'>): number {
  const { limit, pageSize } = pagination ?? {};
  const size = pageSize != null ? { page: 1, pageSize } : { limit };
  return Math.max(toRange(size).limit, 1);
}

const estimator: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const each = childComplexity || 1;
  if (!field.args.some(({ name }) => name === 'pagination')) return each;
  return each * (type.name === 'Query' ? entriesOf(args) : PARTS);
};

/**
 * The cost of a query.
 * @throws GraphQLError with `nodes` for a variable of a wrong type; without when the query has too many nodes to count
 */
const costOf = ({ schema, document, variableValues, operationName }: ExecutionArgs): number =>
  getComplexity({
    schema,
    query: document,
    variables: variableValues ?? {},
    ...(operationName ? { operationName } : {}),
    estimators: [estimator],
  });

function costError(args: ExecutionArgs): GraphQLError | null {
  const tooCostly = tooLarge('The query asks for too much; ask for fewer at a time.');
  try {
    return costOf(args) > MAX_COST ? tooCostly : null;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return error.nodes ? error : tooCostly;
  }
}

/** Refuses expensive queries when they are executed, not when they are validated: the cost depends on variables. */
const maxCostPlugin: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const error = costError(args);
    if (error) setResultAndStopExecution({ errors: [error] });
  },
};

/** Limits on the size and cost of one query. */
export const bounds: Plugin[] = [
  maxTokensPlugin({ n: MAX_TOKENS }),
  maxDepthPlugin({
    n: MAX_DEPTH,
    flattenFragments: true,
    ...rejectedAs(`The query is more than ${MAX_DEPTH} levels deep.`),
  }),
  maxAliasesPlugin({
    n: MAX_ALIASES,
    allowList: [],
    ...rejectedAs(`The query has more than ${MAX_ALIASES} aliases.`),
  }),
  maxCostPlugin,
];
