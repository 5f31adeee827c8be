import type { FieldHook } from 'payload';

/** Columns with an address, which is unique in its table. */
export const addressColumns = ['path', 'slug', 'from'] as const;
export type AddressColumn = (typeof addressColumns)[number];

/**
 * The address of a document while it is in the trash. Addresses can not contain `#`, so a new document may take the old
 * address meanwhile.
 */
export const addressInTrash = (address: string, id: number): string => `${address}#${id}`;

/** The address that a document had before it went to the trash, and gets back. */
const addressOutsideTrash = (address: string): string => address.replace(/#\d+$/, '');

/** Shows documents in the trash with their former addresses. */
export const showAddress: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? addressOutsideTrash(value) : value;
