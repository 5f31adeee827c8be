import type { CollectionSlug, Payload } from 'payload';
import { databaseOf } from '@/lib/database-of';

/** A type of content that is published language by language, and the table of its documents. */
export type PublishableTable = { collection: CollectionSlug; table: string };

/** Every such type with its table; its versions and languages are in `_<table>_v` and `<table>_locales`. */
export function publishableTables(payload: Payload): PublishableTable[] {
  const { tableNameMap } = databaseOf(payload);
  return Object.values(payload.collections).flatMap(({ config: { slug, versions } }) => {
    const table = tableNameMap.get(slug.replaceAll('-', '_'));
    return versions?.drafts && table ? [{ collection: slug, table }] : [];
  });
}
