import type { Fields } from '../../graphql-contract/contract-field-kinds';
import { MAX_LIST_LENGTH } from '../../graphql-contract/max-list-length';
import type { ContractType } from '../../graphql-contract/contract-types';
import type { ContractRequest } from './contract-request-types';

type DocumentOptions = {
  /** Whether the server supports this project's additional fields, which the specification does not have. */
  ours: boolean;
  /**
   * Whether the list is queried by its alias `…_connection`: newer versions of the recorded server return the
   * recorded shape only under it.
   */
  connection: boolean;
};

function selection(fields: Fields, withOurs: boolean): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    if (field.ours && !withOurs) return [];
    const inner = 'fields' in field ? selection(field.fields, withOurs) : '';
    if (field.kind === 'group') return [`${name} { ${inner} }`];
    // All items are requested, because a server returns only its default number of items otherwise.
    if (field.kind === 'list') {
      return [`${name}(pagination: { limit: ${MAX_LIST_LENGTH} }) { ${inner} }`];
    }
    if (field.kind === 'relation') return [`${name} { data { id attributes { ${inner} } } }`];
    return [name];
  });
  return parts.join(' ');
}

/** Builds the GraphQL query for one page of a list, in the order of the specification (§7). */
export function listRequest(
  type: ContractType,
  { locale, start }: { locale: string; start: number },
  { ours, connection }: DocumentOptions,
): ContractRequest {
  const operationName = type.field.charAt(0).toUpperCase() + type.field.slice(1);
  const root = connection ? `${type.field}: ${type.field}_connection` : type.field;
  const query = [
    `query ${operationName}($locale: I18NLocaleCode, $start: Int) {`,
    `${root}(locale: $locale, sort: ${JSON.stringify(type.sort)},`,
    `pagination: { start: $start, limit: ${MAX_LIST_LENGTH} })`,
    `{ data { id attributes { ${selection(type.fields, ours)} } }`,
    'meta { pagination { total } } } }',
  ].join(' ');
  return { operationName, variables: { locale, start }, query };
}
