import type { Words } from '../fields/bilingual-text';

/** The rules. Their names are stable: tests and the log refer to them. */
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

/** An error prevents publishing; a warning is only shown. */
export type Severity = 'error' | 'warning';

/** A problem, its place, and how to fix it, in both languages of the admin. */
export type Finding = {
  rule: RuleName;
  severity: Severity;
  /** Path of the field in the form: `sections.2.title`. */
  path: string;
  /** The place as text: “Sections › 3 Hero › Title”. */
  place: Words;
  problem: Words;
  fix: Words;
};
