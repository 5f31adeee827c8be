import { isData, type Data } from '@/lib/is-json-object';
import type { Field, Fields } from '../../graphql-contract/contract-field-kinds';

/** A document of the CMS, or a part of one, as an object with any fields. */
export type Source = Data;

const filled = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** The document of an image field's upload, if the query populated the relationship. */
export function uploadOf(value: unknown): Source | null {
  if (!isData(value)) return null;
  if ('filename' in value) return value;
  return isData(value.file) ? value.file : null;
}

/** The URL of a picture: that of its upload, or an external one. */
function imageOf(value: unknown): string | null {
  if (!isData(value)) return filled(value);
  return filled(uploadOf(value)?.url) ?? filled(value.url);
}

function momentOf(value: unknown): string | null {
  const date = value instanceof Date ? value : new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

const hasContent = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  if (isData(value)) return Object.values(value).some(hasContent);
  return value !== null && value !== undefined && value !== '' && value !== false;
};

function itemsOf(value: unknown, until: string | undefined, now: Date): Source[] {
  const items = Array.isArray(value) ? value.filter(isData) : [];
  if (!until) return items;
  return items.filter((item) => {
    const end = momentOf(item[until]);
    return end !== null && end > now.toISOString();
  });
}

/** A related entry if it is itself published in the requested language. */
const publishedOnly = (value: unknown): Source | null =>
  isData(value) && value._status === 'published' ? value : null;

/**
 * The value of a contract field in the document or group that holds its CMS field. Groups and related entries are
 * returned as the CMS stores them.
 */
export function valueOf(field: Field, name: string, source: Source, now: Date): unknown {
  const value = source[field.from ?? name];
  switch (field.kind) {
    case 'image':
      return imageOf(value);
    case 'moment':
      return momentOf(value);
    case 'text':
    case 'href':
      return filled(value);
    case 'int':
    case 'float':
      return typeof value === 'number' ? value : null;
    case 'boolean':
      return value === true;
    case 'group':
      return isData(value) && groupHasContent(field.fields, value) ? value : null;
    case 'list':
      return itemsOf(value, field.until, now);
    case 'relation': {
      const entry = publishedOnly(value);
      return entry && { data: entry };
    }
  }
}

/** Whether a group is filled in: not all its fields are empty or switched off. */
function groupHasContent(fields: Fields, value: Source): boolean {
  return Object.entries(fields).some(([name, field]) => hasContent(value[field.from ?? name]));
}
