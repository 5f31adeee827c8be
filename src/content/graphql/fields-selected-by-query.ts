import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';
import type { Fields } from '../graphql-contract/contract-field-kinds';
import { selectOf } from '../queries/payload/find-list';

type Fragments = GraphQLResolveInfo['fragments'];

/** The selection sets of all fields with a given name; fragments are resolved. */
function below(
  sets: readonly SelectionSetNode[],
  name: string,
  fragments: Fragments,
): SelectionSetNode[] {
  return sets.flatMap((set) =>
    set.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) {
        return node.name.value === name && node.selectionSet ? [node.selectionSet] : [];
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments[node.name.value]?.selectionSet;
      return inner ? below([inner], name, fragments) : [];
    }),
  );
}

function names(sets: readonly SelectionSetNode[], fragments: Fragments): string[] {
  return sets.flatMap((set) =>
    set.selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node.name.value];
      const inner =
        node.kind === Kind.INLINE_FRAGMENT
          ? node.selectionSet
          : fragments[node.name.value]?.selectionSet;
      return inner ? names([inner], fragments) : [];
    }),
  );
}

/** The name of the additional field with the size and alternative text of an image. */
export const fileField = (name: string): string => `${name}File`;

/** The CMS fields that have to be read for a query. */
export function neededOf(info: GraphQLResolveInfo, fields: Fields) {
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const attributes = below(below(sets, 'data', info.fragments), 'attributes', info.fragments);
  const asked = new Set(names(attributes, info.fragments));
  const needed = Object.entries(fields).filter(
    ([name]) => asked.has(name) || asked.has(fileField(name)),
  );
  return selectOf(needed);
}
