/** An object with named values, as in JSON: neither a list nor null. */
export type Data = Readonly<Record<string, unknown>>;

export const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value if it is text; otherwise ''. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
