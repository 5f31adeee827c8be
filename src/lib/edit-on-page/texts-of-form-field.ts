import { isData } from '../is-json-object';
import { nodesOf, plainOf, itemsOf } from '../rich-text/lexical-state';
import { comparable } from './normalize-text-for-comparison';

/**
 * The texts by which a page may show one form field. A number may also be the id of a document to which the field
 * refers.
 */
export type FieldText = { path: string; texts: string[]; isNumber: boolean };

/** Keys of a form row whose values no page shows as text, such as its id. */
const NOT_SHOWN = new Set(['id', 'blockType', 'blockName', 'anchor', 'href', 'url', '_status']);

const isText = (value: unknown): value is { root: unknown } =>
  isData(value) && isData(value.root) && Array.isArray(value.root.children);

/** The texts of a rich text: each paragraph and list item, and the texts in its tables, notes and other blocks. */
const ofEditor = (state: unknown): string[] =>
  nodesOf(state).flatMap((node) => [
    plainOf(node),
    ...itemsOf(node).map(plainOf),
    ...(isData(node.fields) ? fieldTexts(node.fields).flatMap(({ texts }) => texts) : []),
  ]);

const ofNumber = (value: number): string[] => [
  String(value),
  value.toLocaleString('vi-VN'),
  value.toLocaleString('en-US'),
];

function textsOfValue(value: unknown): string[] | null {
  if (typeof value === 'string') return [value, ...value.split(/[\n|]/)];
  if (typeof value === 'number') return ofNumber(value);
  return isText(value) ? ofEditor(value) : null;
}

/**
 * Lists every form field below a value that contains a text or a number, in the order of the form, with the texts that
 * a page may show for it.
 */
export function fieldTexts(value: unknown, path = ''): FieldText[] {
  const found = textsOfValue(value);
  if (found) {
    const texts = [...new Set(found.map(comparable))].filter(Boolean);
    return texts.length > 0 ? [{ path, texts, isNumber: typeof value === 'number' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    NOT_SHOWN.has(name) ? [] : fieldTexts(one, path ? `${path}.${name}` : name),
  );
}
