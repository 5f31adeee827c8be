/** The fields of a row that may serve as its title, the most descriptive first. */
const NAMING = [
  'title',
  'name',
  'question',
  'heading',
  'caption',
  'label',
  'text',
  'items',
  'quote',
];
const MAX_TITLE_LENGTH = 70;

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The title of a form's row from its own fields, on one line; empty while they have no text. */
export function rowTitle(data: unknown): string {
  if (typeof data !== 'object' || data === null) return '';
  const values: Readonly<Record<string, unknown>> = { ...data };
  const words = NAMING.map((name) => values[name]).find(isWords) ?? '';
  const line = words.trim().replaceAll(/\s+/g, ' ');
  return line.length > MAX_TITLE_LENGTH
    ? `${line.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
    : line;
}
