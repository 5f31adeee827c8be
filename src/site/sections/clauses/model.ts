/** What a clause says in full: paragraphs, and lists of points where lines follow one another. */
export type ClausePart = { kind: 'paragraph'; text: string } | { kind: 'points'; items: string[] };

export type ClausesModel = {
  titleLines: string[];
  text: string | null;
  clauses: { anchor: string; heading: string; gloss: string; parts: ClausePart[] }[];
};
