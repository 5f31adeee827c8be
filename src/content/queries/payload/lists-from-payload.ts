import type { Locale } from '@/i18n/locales';
import { isData } from '@/lib/is-json-object';
import type { Field, Fields } from '../../graphql-contract/contract-field-kinds';
import { MAX_LIST_LENGTH } from '../../graphql-contract/max-list-length';
import {
  contractTypes,
  type ContractType,
  type Entry,
  type ListName,
} from '../../graphql-contract/contract-types';
import { ownImage, safeHref } from '../safe-picture-and-link-urls';
import type { ListQueries } from '../list-source-interface';
import { readPages } from '../read-all-pages-of-list';
import { findList, selectOf } from './find-list';
import { sortKeys } from './payload-sort';
import { valueOf, type Source } from './contract-values-from-documents';

/** The value of a contract field as the contract shows it: groups and related entries included, unsafe URLs null. */
function shown(field: Field, name: string, source: Source, now: Date): unknown {
  const value = valueOf(field, name, source, now);
  switch (field.kind) {
    case 'image':
      return typeof value === 'string' ? ownImage(value) : null;
    case 'href':
      return typeof value === 'string' ? safeHref(value) : null;
    case 'group':
      return isData(value) ? attributesOf(field.fields, value, now) : null;
    case 'list':
      return (Array.isArray(value) ? value : [])
        .filter(isData)
        .slice(0, MAX_LIST_LENGTH)
        .map((item) => attributesOf(field.fields, item, now));
    case 'relation':
      return isData(value) && isData(value.data)
        ? { data: entryOf(field.fields, value.data, now) }
        : null;
    case 'text':
    case 'moment':
    case 'int':
    case 'float':
    case 'boolean':
      return value;
  }
}

const attributesOf = (fields: Fields, source: Source, now: Date): Source =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shown(field, name, source, now)]),
  );

const entryOf = (fields: Fields, source: Source, now: Date) => ({
  id: String(source.id),
  attributes: attributesOf(fields, source, now),
});

async function readList({ collection, fields, sort }: ContractType, locale: Locale) {
  const now = new Date();
  const query = {
    collection,
    locale,
    where: [],
    sort: sortKeys(sort, fields),
    ...selectOf(Object.entries(fields)),
  };
  return readPages(async (start) => {
    const { docs, total } = await findList({ ...query, range: { start, limit: MAX_LIST_LENGTH } });
    return { entries: docs.map((doc) => entryOf(fields, doc, now)), total };
  });
}

/** The source of lists from the CMS of this process, through Payload's local API. */
export const payloadQueries: ListQueries = {
  list: async <Name extends ListName>(name: Name, locale: Locale) =>
    (await readList(contractTypes[name], locale)) as Entry<Name>[], // the contract table guarantees this type
};
