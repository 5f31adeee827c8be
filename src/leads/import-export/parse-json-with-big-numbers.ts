/**
 * Parses JSON without losing digits: whole numbers beyond the safe range, such as ids of ad networks, become strings.
 *
 * @throws SyntaxError for invalid JSON
 */
export function parseExactJson(text: string): unknown {
  const keep = (_name: string, value: unknown, context?: { source?: string }): unknown =>
    typeof value === 'number' &&
    !Number.isSafeInteger(value) &&
    context?.source !== undefined &&
    /^-?\d+$/.test(context.source)
      ? context.source
      : value;
  return JSON.parse(text, keep) as unknown;
}
