import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import type { Field, Fields } from '../graphql-contract/contract-field-kinds';
import { MAX_LIST_LENGTH } from '../graphql-contract/max-list-length';
import { entryId, resolveList, type ContractContext, type ListArgs } from './list-resolvers';
import { toRange, type PaginationArgs } from './pagination';
import { fileField } from './fields-selected-by-query';
import {
  contractRoots,
  contractTypes,
  type ContractRoot,
  type ContractType,
} from '../graphql-contract/contract-types';
import { uploadOf, valueOf, type Source } from '../queries/payload/contract-values-from-documents';

type FieldConfig = GraphQLFieldConfig<Source, ContractContext>;
type FieldMap = GraphQLFieldConfigMap<Source, ContractContext>;

const localeType = new GraphQLScalarType({
  name: 'I18NLocaleCode',
  description: 'A language; one in which nothing is published has empty lists.',
});
const dateTime = new GraphQLScalarType({ name: 'DateTime', description: 'ISO 8601, in UTC.' });

const paginationArg = new GraphQLInputObjectType({
  name: 'PaginationArg',
  fields: {
    page: { type: GraphQLInt },
    pageSize: { type: GraphQLInt },
    start: { type: GraphQLInt },
    limit: { type: GraphQLInt },
  },
});
const stringFilter = new GraphQLInputObjectType({
  name: 'StringFilterInput',
  fields: { eq: { type: GraphQLString } },
});

const count = { type: new GraphQLNonNull(GraphQLInt) };
const meta = new GraphQLObjectType({
  name: 'ResponseCollectionMeta',
  fields: {
    pagination: {
      type: new GraphQLNonNull(
        new GraphQLObjectType({
          name: 'Pagination',
          fields: { total: count, page: count, pageSize: count, pageCount: count },
        }),
      ),
      resolve: (pagination: unknown) => pagination,
    },
  },
});

const scalars = {
  text: GraphQLString,
  href: GraphQLString,
  image: GraphQLString,
  moment: dateTime,
  int: GraphQLInt,
  float: GraphQLFloat,
  boolean: GraphQLBoolean,
} as const;

const plain = (type: GraphQLOutputType, from?: string): FieldConfig => ({
  type,
  resolve: (source, _args, _context, { fieldName }) => source[from ?? fieldName] ?? null,
});

/** The entity wrapper `{ data { id attributes { … } } }` around one entry. */
function wrapped(name: string, fields: () => FieldMap) {
  const attributes = new GraphQLObjectType<Source, ContractContext>({ name, fields });
  const entity = new GraphQLObjectType<Source, ContractContext>({
    name: `${name}Entity`,
    fields: {
      id: { type: GraphQLID, resolve: entryId },
      attributes: { type: attributes, resolve: (entry) => entry },
    },
  });
  const single = new GraphQLObjectType<Source, ContractContext>({
    name: `${name}EntityResponse`,
    fields: { data: plain(entity) },
  });
  return { entity, single };
}

const upload = wrapped('UploadFile', () => ({
  url: plain(GraphQLString),
  alternativeText: plain(GraphQLString, 'alt'),
  width: plain(GraphQLInt),
  height: plain(GraphQLInt),
  mime: plain(GraphQLString, 'mimeType'),
}));

const entities = new Map<string, ReturnType<typeof wrapped>>();
function entityOf(type: string, fields: Fields) {
  const known = entities.get(type) ?? wrapped(type, () => fieldsOf(fields, type));
  entities.set(type, known);
  return known;
}

function typeOf(field: Field, name: string): GraphQLOutputType {
  if (field.kind === 'relation') return entityOf(field.type, field.fields).single;
  if (field.kind !== 'group' && field.kind !== 'list') return scalars[field.kind];
  const part = new GraphQLObjectType<Source, ContractContext>({
    name,
    fields: () => fieldsOf(field.fields, name),
  });
  return field.kind === 'list' ? new GraphQLList(part) : part;
}

function fieldsOf(fields: Fields, parent: string): FieldMap {
  const map: FieldMap = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = (source: Source, { now }: ContractContext) => valueOf(field, name, source, now);
    map[name] = {
      type: typeOf(field, `${parent}${name.charAt(0).toUpperCase()}${name.slice(1)}`),
      ...(field.kind === 'list' ? { args: { pagination: { type: paginationArg } } } : {}),
      resolve: (source, args: { pagination?: PaginationArgs | null }, context) => {
        const found = value(source, context);
        if (!Array.isArray(found)) return found;
        const { start, limit } = toRange(args.pagination, MAX_LIST_LENGTH);
        return found.slice(start, start + limit) as unknown[];
      },
    };
    if (field.kind === 'image') {
      map[fileField(name)] = {
        type: upload.single,
        resolve: (source) => {
          const data = uploadOf(source[field.from ?? name]);
          return data && { data };
        },
      };
    }
  }
  return map;
}

const collections = new Map<ContractType, GraphQLObjectType>();
function collectionOf(type: ContractType): GraphQLObjectType {
  const known =
    collections.get(type) ??
    new GraphQLObjectType<Source, ContractContext>({
      name: `${type.type}EntityResponseCollection`,
      fields: {
        data: {
          type: new GraphQLNonNull(
            new GraphQLList(new GraphQLNonNull(entityOf(type.type, type.fields).entity)),
          ),
          resolve: ({ docs }) => docs,
        },
        meta: { type: new GraphQLNonNull(meta), resolve: (answer) => answer.meta },
      },
    });
  collections.set(type, known);
  return known;
}

function filtersOf({ type, filters }: ContractType): GraphQLInputType {
  const fields = Object.fromEntries(filters.map((name) => [name, { type: stringFilter }]));
  return new GraphQLInputObjectType({ name: `${type}FiltersInput`, fields });
}

const filterTypes = new Map<ContractType, GraphQLInputType>(
  Object.values(contractTypes)
    .filter(({ filters }) => filters.length > 0)
    .map((type) => [type, filtersOf(type)]),
);

function rootField(root: ContractRoot): GraphQLFieldConfig<unknown, ContractContext, ListArgs> {
  const filters = filterTypes.get(root.type);
  const needsSlug = root.selection === 'related' || root.selection === 'remaining';
  return {
    type: collectionOf(root.type),
    args: {
      locale: { type: localeType },
      sort: { type: new GraphQLList(GraphQLString), defaultValue: [] },
      pagination: { type: paginationArg, defaultValue: {} },
      ...(filters ? { filters: { type: filters } } : {}),
      ...(needsSlug ? { slug: { type: new GraphQLNonNull(GraphQLString) } } : {}),
    },
    resolve: (_source, args, _context, info) => resolveList(root, args, info),
  };
}

export const contractSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, ContractContext>({
    name: 'Query',
    fields: Object.fromEntries(
      contractRoots.flatMap((root) => [
        [root.field, rootField(root)],
        [`${root.field}_connection`, rootField(root)],
      ]),
    ),
  }),
});
