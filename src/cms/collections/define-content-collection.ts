import type { CollectionConfig, Field } from 'payload';
import { editorialAccess, hiddenUnless } from '../access/roles';
import { sampleField, slugField } from '../fields/entry-fields';
import { apiGroup } from '../fields/admin-navigation-groups';
import type { Words } from '../fields/bilingual-admin-text';
import { refreshEntries } from '../hooks/refresh-caches-after-save';

type ContentType = {
  /**
   * The group in the admin's navigation; `api` is for lists that no page shows and that other programs read (D7).
   */
  group: Words | 'api';
  slug: string;
  one: Words;
  many: Words;
  /** The field that names an entry in lists of the admin. */
  title: string;
  /** The fields that the search of the list reads; without them it reads the title. */
  searched?: string[];
  columns?: string[];
  sort?: string;
  slugField?: Parameters<typeof slugField>[1];
  fields: Field[];
};

const forOthers: Words = {
  vi: 'Website không hiện danh sách này; chương trình khác đọc nó qua API.',
  en: 'No page of the website shows this list; other programs read it by the API.',
};

/**
 * A collection of published content. Everything but the slug is localized: a field that both languages share would be
 * published in one language when the other is published.
 */
export function contentCollection(type: ContentType): CollectionConfig {
  const { slug, one, many, group, title, searched, columns = [], sort, fields } = type;
  const { changed, deleted } = refreshEntries(slug);
  return {
    slug,
    labels: { singular: one, plural: many },
    admin: {
      disableCopyToLocale: true, // copying one language into the other would publish the copy
      useAsTitle: title,
      ...(searched ? { listSearchableFields: searched } : {}),
      defaultColumns: [...new Set([title, ...columns, 'slug', '_status', 'updatedAt'])],
      ...(group === 'api' ? { group: apiGroup, description: forOthers } : { group }),
      hidden: hiddenUnless('admin', 'editor'),
    },
    ...(sort ? { defaultSort: sort } : {}),
    access: editorialAccess,
    versions: { maxPerDoc: 50, drafts: { localizeStatus: true } },
    hooks: { afterChange: [changed], afterDelete: [deleted] },
    fields: [slugField(slug, type.slugField), ...fields, sampleField()],
  };
}
