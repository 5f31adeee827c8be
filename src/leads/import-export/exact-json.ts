/**
 * JSON with its whole numbers exact: those beyond what a number holds, as ids of the ad networks may be,
 * stay texts of the digits that came.
 *
 * @throws SyntaxError for what is no JSON
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
