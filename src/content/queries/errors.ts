/** How a content query failed. */
type Failure = 'network' | 'time-out' | 'status' | 'parse' | 'missing' | 'too-large' | 'answer';

/** What a server said about a failure: a message that the error catalogue knows, with its parameters. */
export type FailureDetail = { message?: string; params?: Record<string, unknown> };

/**
 * A content query that failed. The messages of `status` and `missing` are the specification's (§8).
 * `status` is absent when there was no answer.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly status?: number;
  readonly detail?: FailureDetail;

  constructor(
    readonly failure: Failure,
    message: string,
    more: { status?: number; detail?: FailureDetail; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = more.status;
    this.detail = more.detail;
  }
}

/** Whether whoever asked has stopped waiting: nothing went wrong, and nobody is told (spec §8). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';
