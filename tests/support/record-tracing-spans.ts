import { errorCode } from '@/lib/write-log-line';
import { type Attributes, provideTracing } from '@/lib/start-tracing-span';

const key = Symbol.for('site.tracing');

export type RecordedSpan = { name: string; attributes: Attributes; failed?: string };

/** Records the spans of this process, in the order in which they start. `stop` ends the recording. */
export function recordSpans() {
  const spans: RecordedSpan[] = [];
  provideTracing({
    start(name, { attributes = {} } = {}) {
      const span: RecordedSpan = { name, attributes };
      spans.push(span);
      return {
        rename: (next) => void (span.name = next),
        note: (more) => void (span.attributes = { ...span.attributes, ...more }),
        fail: (error) => void (span.failed = typeof error === 'string' ? error : errorCode(error)),
        within: (work) => work(),
        end: () => {},
      };
    },
    current: () => undefined,
  });
  return {
    named: (name: string) => spans.filter((span) => span.name === name),
    stop: () => void delete (globalThis as { [key]?: unknown })[key],
  };
}
