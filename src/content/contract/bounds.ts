import {
  getArgumentValues,
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fields } from './fields';
import type { ListArgs } from './lists';
import { toRange } from './pagination';
import { contractTypes } from './table';

const MOST_DEPTH = 15;
const MOST_ALIASES = 20;
/** Entries that may be read times what is asked of each; all fields of 1,000 articles are about half. */
const MOST_COST = 250_000;
/** Repeatable parts are counted as if each had so many. */
const PARTS = 10;

/** Names of repeatable parts, in any type. */
const repeatable = new Set<string>();
function noteLists(fields: Fields): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'list') repeatable.add(name);
    if (field.kind === 'list' || field.kind === 'group') noteLists(field.fields);
  }
}
Object.values(contractTypes).forEach(({ fields }) => noteLists(fields));

type Size = { depth: number; aliases: number; leaves: number };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

const nothing: Size = { depth: 0, aliases: 0, leaves: 0 };

/** Measures selections; each fragment once, however often it is spread. */
function measure(document: DocumentNode) {
  const fragments: Fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const fragment = fragments.get(name);
    const size = known.get(name) ?? (fragment ? ofSet(fragment.selectionSet) : nothing);
    known.set(name, size);
    return size;
  };
  const ofField = (field: FieldNode): Size => {
    const inner = field.selectionSet ? ofSet(field.selectionSet) : { ...nothing, leaves: 1 };
    return {
      depth: inner.depth + 1,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      leaves: inner.leaves * (repeatable.has(field.name.value) ? PARTS : 1),
    };
  };
  const ofSet = (set: SelectionSetNode): Size =>
    set.selections
      .map((node) => {
        if (node.kind === Kind.FIELD) return ofField(node);
        return node.kind === Kind.INLINE_FRAGMENT
          ? ofSet(node.selectionSet)
          : ofFragment(node.name.value);
      })
      .reduce(
        (sum, size) => ({
          depth: Math.max(sum.depth, size.depth),
          aliases: sum.aliases + size.aliases,
          leaves: sum.leaves + size.leaves,
        }),
        nothing,
      );
  return { fragments, ofSet, ofField };
}

const tooMuch = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'QUERY_TOO_LARGE' } });

/** The root fields of an operation, fragments opened. Their number is bounded by what was measured before. */
function rootFields(set: SelectionSetNode, fragments: Fragments): FieldNode[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFields(node.selectionSet, fragments);
    const fragment = fragments.get(node.name.value);
    return fragment ? rootFields(fragment.selectionSet, fragments) : [];
  });
}

/**
 * What makes an operation more than this server wants to answer, or null. The document has to be valid:
 * fragments that spread themselves would never end here.
 */
export function beyondBounds(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | null {
  const { fragments, ofSet, ofField } = measure(document);
  const { depth, aliases, leaves } = ofSet(operation.selectionSet);
  if (depth > MOST_DEPTH) return tooMuch(`The query is more than ${MOST_DEPTH} levels deep.`);
  if (aliases > MOST_ALIASES) return tooMuch(`The query has more than ${MOST_ALIASES} aliases.`);
  if (leaves > MOST_COST) return tooMuch('The query asks for too much.');
  const lists = schema.getQueryType()?.getFields() ?? {};
  const cost = rootFields(operation.selectionSet, fragments).reduce((sum, field) => {
    const definition = lists[field.name.value];
    if (!definition) return sum; // __typename and introspection read no content
    const { pagination } = getArgumentValues(definition, field, variables) as ListArgs;
    const { limit, pageSize } = pagination ?? {};
    const size = pageSize != null ? { page: 1, pageSize } : { limit };
    return sum + Math.max(toRange(size).limit, 1) * ofField(field).leaves;
  }, 0);
  return cost > MOST_COST ? tooMuch('The query asks for too much; ask for fewer at a time.') : null;
}
