/**
 * Spans of OpenTelemetry (ADR-0050, docs/operations.md). The SDK is loaded by `src/telemetry/traces.ts`, and only where
 * traces are on; everywhere else these functions do nothing but call what they are given. This file imports no module
 * of ours, so Node can load it without a build.
 */

/**
 * Every attribute that a span may have. Values are constants of the code, settings or counts: never an address, a name
 * or other input.
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
  /** What it is part of, as a `traceparent`; null begins a trace; without it, what is under way here. */
  parent?: string | null | undefined;
};

export type OpenSpan = {
  rename: (name: string) => void;
  note: (attributes: Attributes) => void;
  /** Marks it as failed, by a word of ours, or the code or the class of an error: its message may quote input. */
  fail: (error: unknown) => void;
  /** What is begun meanwhile is part of it. */
  within: <T>(work: () => T) => T;
  end: () => void;
};

export type Tracing = {
  start: (name: string, options?: SpanOptions) => OpenSpan;
  /** The span under way as a `traceparent`. */
  current: () => string | undefined;
};

const key = Symbol.for('site.tracing');
// One per process: the server, the pages and the admin each load this module.
const shared = globalThis as { [key]?: Tracing };

export function provideTracing(made: Tracing): void {
  shared[key] = made;
}

/** Makes spans; undefined while traces are off. */
export const tracing = (): Tracing | undefined => shared[key];

const noteNothing = (): void => {};

/** Does some work as a span of its own; `note` adds attributes. Gives and throws what the work does. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (note: OpenSpan['note']) => Promise<T>,
): Promise<T> {
  const span = tracing()?.start(name, options);
  if (!span) return work(noteNothing);
  try {
    return await span.within(() => work(span.note));
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The data of a job, with the trace that it is sent in: random numbers, nothing of the sender. */
export function inTrace<Data extends object>(data: Data): Data {
  const traceparent = tracing()?.current();
  return traceparent === undefined ? data : { ...data, traceparent };
}

/** The trace that a job was sent in; null where it was sent in none. */
export function traceOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('traceparent' in data)) return null;
  return typeof data.traceparent === 'string' ? data.traceparent : null;
}
