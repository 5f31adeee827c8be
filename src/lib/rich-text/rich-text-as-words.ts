import { textOf } from '../is-json-object';
import { fromParts, isPlainPart, type PlainPart } from './rich-text-from-parts';
import { nodesOf, stateOf } from './lexical-state';

const lines = (...texts: unknown[]): string => texts.map(textOf).filter(Boolean).join('\n');

/** A block as plain-text parts with its text, one line per field. */
function partsOf(block: PlainPart): PlainPart[] {
  const { caption, columns, rows, text, title, href, place, lines: drawn, alt } = block;
  switch (block.blockType) {
    case 'table':
      return [
        { blockType: 'text', text: lines(caption) },
        { blockType: 'list', items: lines(columns, rows) },
      ];
    case 'link':
      return [{ blockType: 'text', text: `${textOf(text)} → ${textOf(href)}` }];
    case 'screen':
      return [
        { blockType: 'list', items: lines(place, drawn) },
        { blockType: 'text', text: lines(alt, caption) },
      ];
    default:
      return [{ blockType: 'text', text: lines(title, text) }];
  }
}

/** A rich text in which each block is replaced by its text, so that two versions can be compared word by word. */
export function blocksInWords(state: unknown): ReturnType<typeof stateOf> | null {
  const nodes = nodesOf(state).flatMap((node) =>
    node.type === 'block' && isPlainPart(node.fields)
      ? nodesOf(fromParts(partsOf(node.fields)))
      : [node],
  );
  return nodes.length > 0 ? stateOf(nodes) : null;
}
