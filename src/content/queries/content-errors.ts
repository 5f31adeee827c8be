type Failure = 'network' | 'time-out' | 'status' | 'parse' | 'missing' | 'too-large' | 'answer';

/** An error message of a server that the error catalogue translates, with its parameters. */
export type FailureDetail = { message?: string; params?: Record<string, unknown> };

/**
 * A failed content query. The messages for `status` and `missing` come from the specification (§8). `status` is absent
 * when there was no answer.
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

/** Whether an error means that the caller cancelled the request, which is no failure and is not reported (spec §8). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AbortError';
