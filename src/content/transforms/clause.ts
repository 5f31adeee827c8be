import { slugOf } from '@/lib/slug';
import type { ClausePart, ClausesModel } from '@/site/sections/clauses/model';
import { nonEmptyLines, type BlockOf } from './section-tools';

const POINT = /^-\s+/;

/** Lines are paragraphs; lines that start with a hyphen and follow one another are one list. */
export function toClauseParts(content: string): ClausePart[] {
  const parts: ClausePart[] = [];
  for (const line of nonEmptyLines(content)) {
    const last = parts.at(-1);
    if (!POINT.test(line)) parts.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'points') last.items.push(line.replace(POINT, ''));
    else parts.push({ kind: 'points', items: [line.replace(POINT, '')] });
  }
  return parts;
}

export const toClause = (
  source: BlockOf<'clauses'>['clauses'][number],
): ClausesModel['clauses'][number] => ({
  anchor: slugOf(source.heading),
  heading: source.heading,
  gloss: source.gloss,
  parts: toClauseParts(source.content),
});
