import {
  boolean,
  from,
  group,
  href,
  image,
  int,
  list,
  relation,
  text,
} from './contract-field-kinds';

/** A text as a list of parts such as headings and tables; the kind of a part decides which of the fields it has. */
export const body = list({
  kind: from('blockType', text),
  text,
  title: text,
  level: text,
  anchor: text,
  items: text,
  numbered: boolean,
  caption: text,
  columns: text,
  rows: text,
  href,
});

export const seo = group({ title: text, description: text });
export const cta = group({ text, href });

export const categoryFields = {
  slug: text,
  name: text,
  description: text,
  usedFor: text,
  position: int,
  sample: boolean,
} as const;
export const category = relation('Category', categoryFields);

export const contentTypeFields = {
  slug: text,
  name: text,
  description: text,
  icon: image,
  position: int,
  sample: boolean,
} as const;
export const contentType = relation('ContentType', contentTypeFields);
