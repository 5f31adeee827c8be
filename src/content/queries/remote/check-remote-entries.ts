import { isData, type Data } from '@/lib/is-json-object';
import type { Field, Fields } from '../../graphql-contract/contract-field-kinds';
import { safeHref, type ImageRule } from '../safe-picture-and-link-urls';
import { ContentError } from '../content-errors';
import type { Page } from '../read-all-pages-of-list';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function momentOf(value: unknown): string | null {
  const moment = new Date(textOf(value) ?? NaN);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Converts a server's value to the declared type; another or a missing value becomes null, or an empty list. */
function checked(field: Field, value: unknown, toImage: ImageRule): unknown {
  switch (field.kind) {
    case 'text':
      return textOf(value);
    case 'moment':
      return momentOf(value);
    case 'image': {
      const address = textOf(value);
      return address === null ? null : toImage(address);
    }
    case 'href': {
      const address = textOf(value);
      return address === null ? null : safeHref(address);
    }
    case 'int':
    case 'float':
      return typeof value === 'number' ? value : null;
    case 'boolean':
      return typeof value === 'boolean' ? value : null;
    case 'group':
      return isData(value) ? attributesOf(field.fields, value, toImage) : null;
    case 'list':
      return (Array.isArray(value) ? value : [])
        .filter(isData)
        .map((item) => attributesOf(field.fields, item, toImage));
    case 'relation': {
      const data = isData(value) ? value.data : null;
      return isData(data) ? { data: entryOf(field.fields, data, toImage) } : null;
    }
  }
}

function attributesOf(fields: Fields, source: Data, toImage: ImageRule): Data {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, checked(field, source[name], toImage)]),
  );
}

export type CheckedEntry = { id: string; attributes: Data };

function entryOf(fields: Fields, entry: Data, toImage: ImageRule): CheckedEntry | null {
  const { id, attributes } = entry;
  if ((typeof id !== 'string' && typeof id !== 'number') || !isData(attributes)) return null;
  return { id: String(id), attributes: attributesOf(fields, attributes, toImage) };
}

function messageOf(errors: unknown): string {
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  const message = isData(first) ? textOf(first.message) : null;
  return message ?? 'The content server refused the query.';
}

/**
 * Reads one page of a list from the body of an answer.
 * @throws ContentError when the answer has errors, or no list in the field of the query
 */
export function pageIn(
  answer: { data?: unknown; errors?: unknown },
  list: { field: string; fields: Fields },
  toImage: ImageRule,
): Page<CheckedEntry> {
  const { data, errors } = answer;
  if (errors) throw new ContentError('answer', messageOf(errors), { status: 200 });
  const root = isData(data) ? data[list.field] : undefined;
  const entries = isData(root) ? root.data : undefined;
  if (!isData(root) || !Array.isArray(entries)) {
    throw new ContentError('answer', 'The answer has no such list.', { status: 200 });
  }
  const pagination = isData(root.meta) ? root.meta.pagination : undefined;
  const total = isData(pagination) ? pagination.total : undefined;
  return {
    entries: entries.flatMap((entry) =>
      isData(entry) ? (entryOf(list.fields, entry, toImage) ?? []) : [],
    ),
    total: typeof total === 'number' ? total : null,
  };
}
