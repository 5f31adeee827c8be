/**
 * The kinds of contract fields. The GraphQL schema, its resolvers, the client's queries and its answer types are all
 * derived from one table of such fields.
 */
type ScalarKind = 'text' | 'int' | 'float' | 'boolean' | 'moment' | 'image' | 'href';
type ScalarField = { kind: ScalarKind; from?: string; ours?: true };
type GroupField = { kind: 'group'; fields: Fields; from?: string; ours?: true };
type ListField = { kind: 'list'; fields: Fields; until?: string; from?: string; ours?: true };
type RelationField = {
  kind: 'relation';
  type: string;
  fields: Fields;
  from?: string;
  ours?: true;
};

export type Field = ScalarField | GroupField | ListField | RelationField;
export type Fields = { readonly [name: string]: Field };

export const text = { kind: 'text' } as const;
export const int = { kind: 'int' } as const;
export const float = { kind: 'float' } as const;
export const boolean = { kind: 'boolean' } as const;
/** A point in time in UTC, as ISO 8601. */
export const moment = { kind: 'moment' } as const;
/** The URL of a picture. The server adds a field `…File` with its size and alternative text. */
export const image = { kind: 'image' } as const;
/** A link: a path of this site or an external URL. */
export const href = { kind: 'href' } as const;

export const group = <const F extends Fields>(fields: F) => ({ kind: 'group', fields }) as const;
/** A field whose value is a list of groups with these fields. */
export const list = <const F extends Fields>(fields: F) => ({ kind: 'list', fields }) as const;
/** A list whose items are hidden from the moment on that their field `until` names. */
export const listUntil = <const F extends Fields>(until: string, fields: F) =>
  ({ kind: 'list', fields, until }) as const;
/** A field that refers to another published entry. */
export const relation = <const F extends Fields>(type: string, fields: F) =>
  ({ kind: 'relation', type, fields }) as const;
/** Marks a field that this project adds to the specification's type: other servers of the contract do not have it. */
export const ours = <const F extends Field>(field: F) => ({ ...field, ours: true }) as const;
/** Gives a contract field the name of its CMS field, where the two names differ. */
export const from = <const F extends Field>(name: string, field: F) =>
  ({ ...field, from: name }) as const;

type ScalarValue<K> = K extends 'int' | 'float'
  ? number | null
  : K extends 'boolean'
    ? boolean | null
    : string | null;

type ValueOf<F> = F extends { kind: 'group'; fields: infer G extends Fields }
  ? Attributes<G> | null
  : F extends { kind: 'list'; fields: infer G extends Fields }
    ? Attributes<G>[]
    : F extends { kind: 'relation'; fields: infer G extends Fields }
      ? { data: EntryOf<G> | null } | null
      : F extends { kind: infer K }
        ? ScalarValue<K>
        : never;

/** The type of an entry's attributes, as the client returns them. */
export type Attributes<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
/** An entry of a list: an id and its attributes (spec §3). */
export type EntryOf<F extends Fields> = { id: string; attributes: Attributes<F> };
