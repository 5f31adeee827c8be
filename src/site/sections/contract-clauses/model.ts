import { nonEmptyLines, type BlockOf } from '@/content/transforms/transform-context';
import { slugOf } from '@/lib/fragment-id-of-text';

/** A part of a clause's text: a paragraph, or a list made of adjacent lines. */
export type ClausePart = { kind: 'paragraph'; text: string } | { kind: 'points'; items: string[] };

export type ClausesModel = {
  titleLines: string[];
  text: string | null;
  clauses: { anchor: string; heading: string; gloss: string; parts: ClausePart[] }[];
};

const POINT = /^-\s+/;

/** Parses the text of a clause: each line is a paragraph; adjacent lines that start with a hyphen form a list. */
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

/** Converts clauses; a clause's fragment id is made of its heading, and a repeated one gets a number. */
export function toClauses(sources: BlockOf<'clauses'>['clauses']): ClausesModel['clauses'] {
  const taken = new Set<string>();
  return sources.map(({ heading, gloss, content }) => {
    const slug = slugOf(heading);
    let anchor = slug;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${slug}-${count}`;
    taken.add(anchor);
    return { anchor, heading, gloss, parts: toClauseParts(content) };
  });
}

export const toClausesModel = (block: BlockOf<'clauses'>): ClausesModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  clauses: toClauses(block.clauses),
});
