import type { FieldHook } from 'payload';

/** The columns that no two documents of a type share. */
export const addressColumns = ['path', 'slug', 'from'] as const;
export type AddressColumn = (typeof addressColumns)[number];

/**
 * The address of a document in the bin. An address never has the character `#`, so the old one stays free:
 * a new document can have the old address meanwhile.
 */
export const addressInBin = (address: string, id: number): string => `${address}#${id}`;

/** The address that a document had before it went into the bin, and gets back. */
const addressOutsideBin = (address: string): string => address.replace(/#\d+$/, '');

/** The bin shows addresses as they were. */
export const showAddress: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? addressOutsideBin(value) : value;
