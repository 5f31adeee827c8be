import type { CollectionSlug, Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';

export type PublishableTable = { collection: CollectionSlug; table: string };

/**
 * Every content type that is published language by language, with its table; versions are in `_<table>_v`, languages in
 * `<table>_locales`.
 */
export function publishableTables(payload: Payload): PublishableTable[] {
  const { tableNameMap } = databaseOf(payload);
  return Object.values(payload.collections).flatMap(({ config: { slug, versions } }) => {
    const table = tableNameMap.get(slug.replaceAll('-', '_'));
    return versions?.drafts && table ? [{ collection: slug, table }] : [];
  });
}
