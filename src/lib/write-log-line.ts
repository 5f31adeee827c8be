import { codeOf } from './causes-of-error';
import { traceId } from './start-tracing-span';

type Level = 'info' | 'warn' | 'error';

/** The fields of a log line: ids, codes and counts. Never user input (docs/architecture.md, rule 7). */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

function write(level: Level, event: string, fields: LogFields = {}): void {
  const at = new Date().toISOString();
  const line = JSON.stringify({ at, level, event, ...fields, trace: traceId() });
  (level === 'error' ? process.stderr : process.stdout).write(`${line}\n`);
}

/** Writes log lines, one JSON object a line. `event` is a stable, dotted name such as `delivery.failed`. */
export const log = {
  info: (event: string, fields?: LogFields) => write('info', event, fields),
  warn: (event: string, fields?: LogFields) => write('warn', event, fields),
  error: (event: string, fields?: LogFields) => write('error', event, fields),
};

/** The class of an error, from its constructor: most of our own error classes leave `name` at "Error". */
const classOf = (error: Error): string =>
  error.name === 'Error' ? error.constructor.name || error.name : error.name;

/** The part of an error that is safe to log: its class and code, not its message, which may contain input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  return { error: classOf(error), code: codeOf(error) ?? codeOf(error.cause) };
}

/** A short form of an error for storing: its code, or its class if it has none. */
export function errorCode(error: unknown): string {
  const { code, error: name } = errorFields(error);
  return String(code ?? name);
}
