/** How deep errors are looked into; one that names itself as its cause would have no end. */
const MOST_CAUSES = 5;

/** The code of an error, such as Node's `ENOENT` or Postgres' `23505`; undefined when it has none. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** An error and what caused it, the outermost first; at most five. Nothing for what is no error. */
export function errorChain(error: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = error; at instanceof Error && chain.length < MOST_CAUSES; at = at.cause) {
    chain.push(at);
  }
  return chain;
}

/** Whether an error says that there is no such file or folder. */
export const isMissingFile = (error: unknown): boolean => codeOf(error) === 'ENOENT';
