import type { Words } from '../fields/bilingual-admin-text';

/** The names of the rules, to which tests refer. */
export type RuleName =
  | 'link'
  | 'fragment'
  | 'picture'
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

/** A problem found by a publish check, its place, and how to fix it, in both languages of the admin. */
export type Finding = {
  rule: RuleName;
  severity: Severity;
  /** Path of the field in the form: `sections.2.title`. */
  path: string;
  /** The place as text: “Sections › 3. Hero › Title”. */
  place: Words;
  problem: Words;
  fix: Words;
};
