/** Puts names and numbers into a sentence: `{{name}}` becomes what `values` says of `name`, braces in it as they are. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (found, name: string) => String(values[name] ?? found));
