import type { PlainPart } from './rich-text-from-parts';
import { isData, textOf } from '../is-json-object';
import {
  type LinkTarget,
  type RichNode,
  type Span,
  itemsOf,
  nodesOf,
  plainOf,
  spansOf,
} from './lexical-state';

/** A plain-text part, and the link targets and pictures that plain text can not contain. */
export type ReadPart = { part: PlainPart; targets: LinkTarget[]; picture: unknown };

const targetsOf = (spans: readonly Span[]): LinkTarget[] => [
  ...new Set(spans.flatMap(({ target }) => target ?? [])),
];

/**
 * Whether a block is joined with neighbours of its kind: consecutive paragraphs become one plain-text part, one line
 * each.
 */
const joins = ({ part, picture }: ReadPart): boolean =>
  part.blockType === 'text' && picture === null;

function partOf(node: RichNode): ReadPart | null {
  const read = (part: PlainPart): ReadPart => {
    const nodes = node.type === 'list' ? itemsOf(node) : [node];
    return { part, targets: targetsOf(nodes.flatMap((one) => spansOf(one))), picture: null };
  };
  const text = plainOf(node);
  switch (node.type) {
    case 'heading': {
      const anchor = isData(node.$) ? textOf(node.$.anchor) : '';
      const level = node.tag === 'h3' ? '3' : '2';
      const part = { blockType: 'heading', text: text.replaceAll('\n', ' '), level };
      return text ? read(anchor ? { ...part, anchor } : part) : null;
    }
    case 'list': {
      const items = itemsOf(node).map((item) => plainOf(item).replaceAll('\n', ' '));
      const numbered = node.listType === 'number';
      return items.length > 0
        ? read({ blockType: 'list', items: items.join('\n'), numbered })
        : null;
    }
    case 'block':
      return isData(node.fields) && typeof node.fields.blockType === 'string'
        ? read({ ...node.fields, blockType: node.fields.blockType })
        : null;
    case 'upload': {
      const caption = isData(node.fields) ? textOf(node.fields.caption).trim() : '';
      return { ...read({ blockType: 'text', text: caption }), picture: node.value };
    }
    default:
      return text ? read({ blockType: 'text', text }) : null;
  }
}

/** Converts a rich text to plain-text parts in reading order, each with its link targets and its picture. */
export function readParts(state: unknown): ReadPart[] {
  const parts: ReadPart[] = [];
  for (const next of nodesOf(state).flatMap((node) => partOf(node) ?? [])) {
    const last = parts.at(-1);
    if (last && joins(last) && joins(next)) {
      last.part = { ...last.part, text: `${textOf(last.part.text)}\n${textOf(next.part.text)}` };
      last.targets.push(...next.targets);
    } else parts.push(next);
  }
  return parts;
}

/** Replaces a drawn screen by its caption; other parts stay as they are. */
const inPlainWords = (part: PlainPart): PlainPart =>
  part.blockType === 'screen' ? { blockType: 'text', text: textOf(part.caption).trim() } : part;

/** Converts a rich text to plain-text parts, as other programs get it (ADR-0049). */
export const toParts = (state: unknown): PlainPart[] =>
  readParts(state)
    .map(({ part }) => inPlainWords(part))
    .filter((part) => part.blockType !== 'text' || part.text !== '');
