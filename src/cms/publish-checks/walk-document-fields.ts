import type { Block, Field } from 'payload';
import { readParts, type ReadPart } from '@/lib/rich-text/rich-text-to-plain-parts';
import { richPartBlocks } from '../fields/rich-text-editor-blocks';
import { variantLabel } from '../fields/section-variant-field';
import type { Words } from '../fields/bilingual-admin-text';
import { isData } from '@/lib/is-json-object';

/** A value of a document and its place in the form. */
export type Part = {
  /** The path of the value in the form: `sections.2.title`. */
  path: string;
  name: string;
  type: Field['type'];
  /** The type of the block that contains the value, if any. */
  block: string | null;
  place: Words;
  value: unknown;
};

type Data = Readonly<Record<string, unknown>>;
type Above = { path: string; place: Words; block: string | null };

function labelOf(label: unknown, fallback: string): Words {
  if (typeof label === 'string') return { vi: label, en: label };
  if (isData(label) && typeof label.vi === 'string' && typeof label.en === 'string') {
    return { vi: label.vi, en: label.en };
  }
  return { vi: fallback, en: fallback };
}

const within = (place: Words, inner: Words): Words => ({
  vi: place.vi ? `${place.vi} › ${inner.vi}` : inner.vi,
  en: place.en ? `${place.en} › ${inner.en}` : inner.en,
});

const numbered = (words: Words, index: number): Words => ({
  vi: `${index + 1}. ${words.vi}`,
  en: `${index + 1}. ${words.en}`,
});

function walkRows(
  field: Extract<Field, { type: 'array' | 'blocks' }>,
  rows: unknown,
  above: Above,
): Part[] {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown, index) => {
    if (!isData(row)) return [];
    const path = `${above.path}.${index}`;
    if (field.type === 'array') {
      const place = within(above.place, numbered(labelOf(field.labels?.singular, ''), index));
      return walkFields(field.fields, row, { ...above, path, place });
    }
    const block = field.blocks.find((one: Block) => one.slug === row.blockType);
    if (!block) return [];
    const label = variantLabel(block.fields, row.variant) ?? block.labels?.singular;
    const place = within(above.place, numbered(labelOf(label, block.slug), index));
    return walkFields(block.fields, row, { path, place, block: block.slug });
  });
}

/** The link targets and pictures of a block as values of their own, because they are not part of its text. */
function beyondWords({ targets, picture }: ReadPart, here: Omit<Part, 'name' | 'type' | 'value'>) {
  const parts = targets.map((target): Part =>
    target.kind === 'address'
      ? { ...here, name: 'href', type: 'text', value: target.href }
      : {
          ...here,
          name: 'doc',
          type: 'relationship',
          value: { relationTo: target.collection, value: target.value },
        },
  );
  const shown: Part[] =
    picture === null ? [] : [{ ...here, name: 'picture', type: 'upload', value: picture }];
  return [...parts, ...shown];
}

/** The values of a rich text, block by block. */
function walkText(state: unknown, above: Above): Part[] {
  return readParts(state).flatMap((read, index) => {
    const block = richPartBlocks.find(({ slug }) => slug === read.part.blockType);
    if (!block) return [];
    const path = `${above.path}.${index}`;
    const place = within(above.place, numbered(labelOf(block.labels?.singular, block.slug), index));
    const here = { path, place, block: block.slug };
    return [...walkFields(block.fields, read.part, here), ...beyondWords(read, here)];
  });
}

/** The fields inside a field that only arranges others and holds no value; null for any other field. */
function arranged(field: Field): Field[] | null {
  if (field.type === 'row' || field.type === 'collapsible') return field.fields;
  if (field.type === 'tabs') return field.tabs.flatMap((tab) => tab.fields);
  return field.type === 'group' && !('name' in field) ? field.fields : null;
}

function walkFields(fields: readonly Field[], data: Data, above: Above): Part[] {
  return fields.flatMap((field): Part[] => {
    const inner = arranged(field);
    if (inner) return walkFields(inner, data, above);
    if (!('name' in field) || !field.name || field.custom?.isCopy) return [];
    const { name, type } = field;
    const path = above.path ? `${above.path}.${name}` : name;
    const place = within(above.place, labelOf('label' in field ? field.label : undefined, name));
    const value = data[name];
    if (field.type === 'array' || field.type === 'blocks') {
      return walkRows(field, value, { ...above, path, place });
    }
    if (field.type === 'richText') return walkText(value, { ...above, path, place });
    if (field.type === 'group') {
      return isData(value) ? walkFields(field.fields, value, { ...above, path, place }) : [];
    }
    return [{ path, name, type, place, value, block: above.block }];
  });
}

/** Lists all values of a document, in the order of its form; a field that repeats another one is left out. */
export function partsOf(fields: readonly Field[], data: Data): Part[] {
  return walkFields(fields, data, { path: '', place: { vi: '', en: '' }, block: null });
}
