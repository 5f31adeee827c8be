import { isLinkable } from '@/lib/urls-of-entry-lists';
import { isData, textOf } from '../is-json-object';
import { type RichNode, childrenOf, nodesOf, plainOf, stateOf } from './lexical-state';

/** The bits of a text node's `format` for the formatting that the site shows: bold and italic. */
const SHOWN = 1 | 2;

/** Types of nodes that contain text directly. */
const lines: ReadonlySet<string> = new Set(['paragraph', 'heading', 'quote']);
const inline: ReadonlySet<string> = new Set(['text', 'linebreak', 'link', 'autolink', 'tab']);

/** Types of blocks that an editor can insert into a rich text. */
const BLOCKS: ReadonlySet<string> = new Set(['note', 'table', 'link', 'screen']);

/** The maximum depth of nodes, more than any text has; a deeper text was not written in the editor. */
const MAX_NESTING_DEPTH = 30;

/**
 * Whether a link of a rich text is complete: it has fields, and its target, if it is a document, is of a type with
 * pages.
 */
function isLink({ type, fields }: RichNode): boolean {
  if (type !== 'link' || !isData(fields)) return false;
  if (fields.doc === undefined || fields.doc === null) return fields.linkType !== 'internal';
  const { doc } = fields;
  return isData(doc) && isLinkable(textOf(doc.relationTo)) && Boolean(doc.value);
}

const blank: RichNode = {
  type: 'text',
  version: 1,
  text: ' ',
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
};

const plain = { format: '', indent: 0 };

function inlineOf(node: RichNode): RichNode[] {
  if (node.type === 'text') {
    const format = typeof node.format === 'number' ? node.format & SHOWN : 0;
    return [{ ...node, format, style: '', mode: 'normal' }];
  }
  if (node.type === 'autolink') return inlineOf({ ...node, type: 'link' });
  if (node.type === 'tab') return [blank];
  const children = childrenOf(node).flatMap(inlineOf);
  if (isLink(node)) return children.length > 0 ? [{ ...node, ...plain, children }] : [];
  return node.type === 'linebreak' ? [node] : children;
}

/**
 * The text of a heading: the site shows neither formatting nor links in it, and makes tables of contents and anchors of
 * it.
 */
function wordsIn(node: RichNode): RichNode[] {
  if (node.type === 'text') return [{ ...node, format: 0 }];
  if (node.type === 'linebreak') return [blank];
  return childrenOf(node).flatMap(wordsIn);
}

function listOf(node: RichNode): RichNode {
  const children = childrenOf(node).map((item, index): RichNode => {
    const { checked: _, ...kept } = item;
    const inner = childrenOf(item).flatMap((child) =>
      child.type === 'list' ? [listOf(child)] : inlineOf(child),
    );
    return { ...kept, type: 'listitem', format: '', value: index + 1, children: inner };
  });
  const numbered = node.listType === 'number';
  const kind = { listType: numbered ? 'number' : 'bullet', tag: numbered ? 'ol' : 'ul' };
  return { ...node, ...plain, ...kind, children };
}

function blockOf(node: RichNode): RichNode[] {
  switch (node.type) {
    case 'block':
      return isData(node.fields) && BLOCKS.has(textOf(node.fields.blockType)) ? [node] : [];
    case 'upload':
      return node.relationTo === 'media' && node.value ? [node] : [];
    case 'list': {
      const list = listOf(node);
      return childrenOf(list).length > 0 ? [list] : [];
    }
  }
  // Whether the node contains blocks, as the cell of a table does; its blocks then replace it.
  const around = childrenOf(node).some(({ type }) => !inline.has(type));
  if (around && !lines.has(node.type)) return childrenOf(node).flatMap(blockOf);
  if (plainOf(node) === '') return [];
  const children = inline.has(node.type) ? inlineOf(node) : childrenOf(node).flatMap(inlineOf);
  const common = { ...plain, version: 1, direction: null, children };
  if (node.type === 'heading') {
    const tag = node.tag === 'h1' || node.tag === 'h2' ? 'h2' : 'h3';
    return [{ ...node, ...common, children: children.flatMap(wordsIn), tag }];
  }
  if (node.type === 'quote') return [{ ...node, ...common }];
  return [{ ...common, type: 'paragraph', textFormat: 0, textStyle: '' }];
}

/** Whether a value has the shape of a rich text, whatever its nodes are, and is not nested too deeply. */
export function isText(state: unknown): boolean {
  if (!isData(state) || !isData(state.root) || !Array.isArray(state.root.children)) return false;
  let level = nodesOf(state);
  for (let depth = 0; depth < MAX_NESTING_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap(childrenOf);
  }
  return level.length === 0;
}

/**
 * Reduces a rich text to what the site shows: bold and italic text, links, plain headings of two levels, lists,
 * quotes, pictures and blocks. Other formatting (colours, sizes, alignment) and empty paragraphs are removed; the
 * text stays. Null for an empty text.
 */
export function cleanState(state: unknown): ReturnType<typeof stateOf> | null {
  const children = nodesOf(state).flatMap(blockOf);
  return children.length > 0 ? stateOf(children) : null;
}
