import type { Field as CmsField } from 'payload';
import { describe, expect, it } from 'vitest';
import { cards } from '@/cms/collections/menu-cards';
import { platforms } from '@/cms/collections/platform-products';
import { textPartBlocks } from '@/cms/fields/rich-text-editor-blocks';
import { contentCollections } from '@/cms/collections/content-collection-list';
import type { Field, Fields } from '@/content/graphql-contract/contract-field-kinds';
import { contractTypes } from '@/content/graphql-contract/contract-types';

const collections = [...contentCollections, platforms, cards];

/** The fields of a collection by name, including those inside rows and collapsibles, which only arrange fields. */
function named(fields: readonly CmsField[]): Map<string, CmsField> {
  return new Map(
    fields.flatMap((field): [string, CmsField][] => {
      if ('name' in field && field.name) return [[field.name, field]];
      return 'fields' in field ? [...named(field.fields)] : [];
    }),
  );
}

/** The fields inside a group or list; for the text of an entry, those of all its block types. */
const innerFields = (field: CmsField): readonly CmsField[] => {
  if (field.type !== 'blocks' && field.type !== 'json') {
    return 'fields' in field ? field.fields : [];
  }
  const kind: CmsField = { name: 'blockType', type: 'text' };
  const blocks = field.type === 'json' ? textPartBlocks : field.blocks; // `body` has the blocks of the editor, as JSON
  return [kind, ...blocks.flatMap((block) => block.fields)];
};

const stored: Record<Field['kind'], readonly CmsField['type'][]> = {
  text: ['text', 'textarea', 'select'],
  href: ['text'],
  image: ['group', 'upload', 'text'],
  moment: ['date'],
  int: ['number'],
  float: ['number'],
  boolean: ['checkbox'],
  group: ['group'],
  list: ['array', 'blocks', 'json'],
  relation: ['relationship'],
};

/** A field that the CMS adds to every document by itself. */
const MADE: CmsField = { name: 'createdAt', type: 'date' };

/** A message for each contract field that the CMS does not store, or stores as another type. */
function gaps(fields: Fields, cms: readonly CmsField[], place: string): string[] {
  const known = named(cms);
  return Object.entries(fields).flatMap(([name, field]) => {
    const here = `${place}.${name}`;
    const source = known.get(field.from ?? name);
    if (!source) return [`${here} is not stored`];
    if (!stored[field.kind].includes(source.type)) return [`${here} is stored as ${source.type}`];
    const isPart = field.kind === 'group' || field.kind === 'list';
    return isPart ? gaps(field.fields, innerFields(source), here) : [];
  });
}

describe('the table of the contract', () => {
  it.each(Object.values(contractTypes).map((type) => [type.field, type] as const))(
    '%s has only fields that the CMS stores',
    (_field, type) => {
      const collection = collections.find(({ slug }) => slug === type.collection);
      expect(gaps(type.fields, [...(collection?.fields ?? []), MADE], type.field)).toEqual([]);
      const filtered: readonly string[] = type.filters;
      expect(filtered.filter((name) => !named(collection!.fields).has(name))).toEqual([]);
    },
  );

  it('includes every content type except redirects, and nothing of staff, leads or media', () => {
    const shown = Object.values(contractTypes).map(({ collection }) => collection);
    const all = collections.map(({ slug }) => slug).filter((slug) => slug !== 'redirects');
    expect(shown.toSorted()).toEqual(all.toSorted());
  });
});
