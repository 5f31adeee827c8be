import type { FieldHook } from 'payload';

/** The columns that may hold a document's URL, which is unique in its table. */
export const addressColumns = ['path', 'slug', 'from'] as const;
export type AddressColumn = (typeof addressColumns)[number];

/**
 * The URL of a document while it is in the trash. URLs can not contain `#`, so a new document may take the old
 * URL meanwhile.
 */
export const addressInTrash = (address: string, id: number): string => `${address}#${id}`;

/** The URL that a document had before it was moved to the trash. */
const addressOutsideTrash = (address: string): string => address.replace(/#\d+$/, '');

/** Makes documents in the trash show their former URLs. */
export const showAddress: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? addressOutsideTrash(value) : value;
