import type { Words } from '../fields/words';

/** What the gate looks at; the name of a rule is stable, tests and the log hold on to it. */
export type RuleName =
  | 'link'
  | 'fragment'
  | 'alt'
  | 'image-size'
  | 'heading-order'
  | 'seo-length'
  | 'seo-missing'
  | 'glyph'
  | 'placeholder'
  | 'language'
  | 'superlative'
  | 'claim';

/** An error keeps a language from going live; a warning is shown. */
export type Severity = 'error' | 'warning';

/** What is wrong, where, and how to mend it, in both languages of the admin. */
export type Finding = {
  rule: RuleName;
  severity: Severity;
  /** Path of the field in the form: `sections.2.title`. */
  path: string;
  /** The same for people: “Sections › 3 Hero › Title”. */
  place: Words;
  problem: Words;
  mend: Words;
};
