import { isData, textOf } from '../is-json-object';
import { type RichNode, stateOf } from './lexical-state';

/**
 * A part of a text as plain text: a block with lines. Texts were stored so before the rich-text editor was
 * introduced, and other programs get them so (ADR-0049).
 */
export type PlainPart = { readonly blockType: string; readonly [field: string]: unknown };

export const isPlainPart = (value: unknown): value is PlainPart =>
  isData(value) && typeof value.blockType === 'string';

const element = { format: '', indent: 0, version: 1, direction: null };
const words = (text: string): RichNode[] => [
  { type: 'text', version: 1, text, format: 0, style: '', mode: 'normal', detail: 0 },
];
const lines = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const paragraph = (text: string): RichNode => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: words(text),
});

function heading({ text, level, anchor }: PlainPart): RichNode {
  const node = { ...element, type: 'heading', tag: level === '3' ? 'h3' : 'h2' };
  // Properties of our own on a node; Lexical stores unknown properties under `$`.
  const own = textOf(anchor) ? { $: { anchor } } : {};
  return { ...node, ...own, children: words(textOf(text)) };
}

const list = ({ items, numbered }: PlainPart): RichNode => ({
  ...element,
  type: 'list',
  listType: numbered === true ? 'number' : 'bullet',
  tag: numbered === true ? 'ol' : 'ul',
  start: 1,
  children: lines(items).map((item, index) => ({
    ...element,
    type: 'listitem',
    value: index + 1,
    children: words(item),
  })),
});

function block({ id, ...fields }: PlainPart, index: number): RichNode {
  const own = textOf(id) || `part-${index}`;
  return { type: 'block', version: 2, format: '', fields: { ...fields, id: own } };
}

function nodesOfPart(part: PlainPart, index: number): RichNode[] {
  switch (part.blockType) {
    case 'heading':
      return textOf(part.text) ? [heading(part)] : [];
    case 'text':
      return lines(part.text).map(paragraph);
    case 'list':
      return [list(part)];
    default:
      return [block(part, index)];
  }
}

/** Converts plain-text parts to a rich text, in order; null when there are none. */
export function fromParts(parts: unknown): ReturnType<typeof stateOf> | null {
  const nodes = Array.isArray(parts) ? parts.filter(isPlainPart).flatMap(nodesOfPart) : [];
  return nodes.length > 0 ? stateOf(nodes) : null;
}
