/** The maximum number of errors in a chain of causes; a circular chain would never end. */
const MAX_CAUSES = 5;

/** The code of an error, such as Node's `ENOENT` or Postgres' `23505`; undefined when it has none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** An error and its causes, the outermost first; at most five. Empty for a value that is not an error. */
export function errorChain(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < MAX_CAUSES; at = at.cause) {
    chain.push(at);
  }
  return chain;
}

export const isMissingFile = (error: unknown): boolean => codeOf(error) === 'ENOENT';
