/**
 * What a field of the contract may be. Schema, resolvers, the client's queries and its answer types are
 * all made from the table that these describe.
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
/** A moment in UTC, as ISO 8601. */
export const moment = { kind: 'moment' } as const;
/** The address of a picture. Beside it the server offers `…File` with its size and alternative text. */
export const image = { kind: 'image' } as const;
/** Where something leads: a path of this site or an address of the web. */
export const href = { kind: 'href' } as const;

export const group = <const F extends Fields>(fields: F) => ({ kind: 'group', fields }) as const;
/** A repeatable part. */
export const list = <const F extends Fields>(fields: F) => ({ kind: 'list', fields }) as const;
/** A repeatable part whose items are left out once the moment in their field `until` has passed. */
export const listUntil = <const F extends Fields>(until: string, fields: F) =>
  ({ kind: 'list', fields, until }) as const;
/** Another published entry. */
export const relation = <const F extends Fields>(type: string, fields: F) =>
  ({ kind: 'relation', type, fields }) as const;
/** Not part of the specification's type: other servers of the contract do not have it. */
export const ours = <const F extends Field>(field: F) => ({ ...field, ours: true }) as const;
/** Stored under another name. */
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

/** The attributes of an entry, as the client hands them out. */
export type Attributes<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> };
/** An entry of a list: an id and its attributes (spec §3). */
export type EntryOf<F extends Fields> = { id: string; attributes: Attributes<F> };
