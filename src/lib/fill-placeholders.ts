/** Fills the placeholders of a text: `{{name}}` becomes `values.name`; braces inside a value are not interpreted. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Chooses the singular or plural text for a number, and fills in `{{count}}`. */
export const counted = (words: { one: string; many: string }, count: number): string =>
  fill(count === 1 ? words.one : words.many, { count });
