/**
 * Tracing spans of OpenTelemetry (ADR-0050, docs/operations.md). `src/telemetry/export-traces.ts` loads the SDK, and
 * only if traces are on; otherwise these functions only call the given work. This file imports no module of ours, so
 * Node can load it without a build.
 */

/**
 * Every attribute that a span may have. Values are constants of the code, settings or counts, never input such as a URL
 * or a name.
 */
type Attribute =
  | 'content.kind'
  | 'delivery.result'
  | 'delivery.target'
  | 'error.type'
  | 'form.kind'
  | 'form.outcome'
  | 'http.request.method'
  | 'http.response.status_code'
  | 'http.route'
  | 'mail.kind'
  | 'mail.result'
  | 'messaging.destination.name'
  | 'messaging.system'
  | 'server.address';

export type Attributes = Readonly<Partial<Record<Attribute, string | number>>>;

export type Kind = 'internal' | 'server' | 'client' | 'consumer';

export type SpanOptions = {
  kind?: Kind;
  attributes?: Attributes;
  /**
   * The parent span as a `traceparent`. Null: the span starts a new trace; undefined: the parent is the current span.
   */
  parent?: string | null | undefined;
};

export type WorkOptions = SpanOptions & {
  /** Whether an error is a normal result of the work, so that its span has not failed. */
  isResult?: (error: unknown) => boolean;
};

export type OpenSpan = {
  rename: (name: string) => void;
  note: (attributes: Attributes) => void;
  /**
   * Marks a span as failed, with a constant, or with an error's code or class: the error's message may contain input.
   */
  fail: (error: unknown) => void;
  /** Runs work with this span as the current one. */
  within: <T>(work: () => T) => T;
  end: () => void;
};

export type Tracing = {
  start: (name: string, options?: SpanOptions) => OpenSpan;
  /** The current span as a `traceparent`. */
  current: () => string | undefined;
};

const key = Symbol.for('site.tracing');
// Stored on `globalThis`, because the server, the pages and the admin load separate copies of this module.
const shared = globalThis as { [key]?: Tracing };

export function provideTracing(made: Tracing): void {
  shared[key] = made;
}

/** The tracer of this process; undefined while traces are off. */
export const tracing = (): Tracing | undefined => shared[key];

const noteNothing = (): void => {};

/** Runs work in a new span; `note` adds attributes. Returns the result of the work, and throws its errors. */
export async function inSpan<T>(
  name: string,
  { isResult = () => false, ...options }: WorkOptions,
  work: (note: OpenSpan['note']) => Promise<T>,
): Promise<T> {
  const span = tracing()?.start(name, options);
  if (!span) return work(noteNothing);
  try {
    return await span.within(() => work(span.note));
  } catch (error) {
    if (!isResult(error)) span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The id of the current trace; undefined without one, and for a trace that is not sampled, which no collector has. */
export function traceId(): string | undefined {
  const [, id, , flags = '0'] = tracing()?.current()?.split('-') ?? [];
  return Number.parseInt(flags, 16) % 2 === 1 ? id : undefined;
}

/** Adds the `traceparent` of the current trace to the data of a job: random ids, no personal data. */
export function inTrace<Data extends object>(data: Data): Data {
  const traceparent = tracing()?.current();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** The trace in which a job was queued, as a `traceparent`; null if there is none. */
export function traceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('traceparent' in data)) return null;
  return typeof data.traceparent === 'string' ? data.traceparent : null;
}
