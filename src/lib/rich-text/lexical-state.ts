import { type Data, isData, textOf } from '../is-json-object';

/** A node of a rich text (Lexical), as the database stores it. Its fields depend on `type`. */
export type RichNode = { readonly [field: string]: unknown; readonly type: string };

const isNode = (value: unknown): value is RichNode =>
  isData(value) && typeof value.type === 'string';

export const childrenOf = ({ children }: Data): RichNode[] =>
  Array.isArray(children) ? children.filter(isNode) : [];

/** The top-level nodes of a rich text, in reading order; none for other values. */
export function nodesOf(state: unknown): RichNode[] {
  return isData(state) && isData(state.root) ? childrenOf(state.root) : [];
}

/** Makes a rich text with these top-level nodes. */
export const stateOf = (children: readonly RichNode[]) => ({
  root: { type: 'root', format: '', indent: 0, version: 1, direction: null, children },
});

/** The bit of `format` of a bold text node. */
const BOLD = 1;
const ITALIC = 2;

/** The target of a link node: a document, by its type and the document or its id, or a URL. */
export type LinkTarget =
  | { kind: 'document'; collection: string; value: unknown }
  | { kind: 'address'; href: string };

/** A piece of text with one formatting and one link target. */
export type Span = { text: string; bold: boolean; italic: boolean; target: LinkTarget | null };

function targetOf({ fields }: RichNode): LinkTarget | null {
  if (!isData(fields)) return null;
  if (fields.linkType === 'internal') {
    const { doc } = fields;
    if (!isData(doc)) return null;
    return { kind: 'document', collection: textOf(doc.relationTo), value: doc.value };
  }
  return textOf(fields.url) ? { kind: 'address', href: textOf(fields.url) } : null;
}

/** The text inside a node, in pieces of equal formatting; a line break is a line feed. */
export function spansOf(node: RichNode, target: LinkTarget | null = null): Span[] {
  if (node.type === 'text') {
    const format = typeof node.format === 'number' ? node.format : 0;
    const text = textOf(node.text);
    const span = { text, bold: (format & BOLD) > 0, italic: (format & ITALIC) > 0, target };
    return text ? [span] : [];
  }
  if (node.type === 'linebreak') return [{ text: '\n', bold: false, italic: false, target }];
  const isLink = node.type === 'link' || node.type === 'autolink';
  const inner = isLink ? targetOf(node) : target;
  // A list inside a list item is left out here; `itemsOf` returns it.
  return childrenOf(node)
    .filter(({ type }) => type !== 'list')
    .flatMap((child) => spansOf(child, inner));
}

/** The text inside a node, without formatting. */
export const plainOf = (node: RichNode): string =>
  spansOf(node)
    .map(({ text }) => text)
    .join('')
    .trim();

/** The items of a list; the items of a nested list follow the item that contains it. */
export function itemsOf(list: RichNode): RichNode[] {
  return childrenOf(list).flatMap((item) => {
    const inner = childrenOf(item).filter(({ type }) => type === 'list');
    return [...(plainOf(item) ? [item] : []), ...inner.flatMap(itemsOf)];
  });
}
