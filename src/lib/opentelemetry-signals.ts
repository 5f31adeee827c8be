/**
 * The variables that switch OpenTelemetry signals on (docs/operations.md). Hosts set these variables for every program,
 * so an unsupported exporter switches a signal off and is no fault. This file imports nothing, so Node can load it
 * without a build.
 */

type Environment = Readonly<Record<string, string | undefined>>;
type Signal = 'TRACES' | 'METRICS';

/** The OTLP encodings that the site supports. */
const PROTOCOLS = ['http/protobuf', 'http/json'];

const isDisabled = (environment: Environment): boolean => environment.OTEL_SDK_DISABLED === 'true';

const isProtocolKnown = ({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol }: Environment): boolean =>
  !protocol || PROTOCOLS.includes(protocol);

/** The exporters named for a signal, separated by commas; empty if the variable is not set. */
const exportersOf = (environment: Environment, signal: Signal): string[] =>
  (environment[`OTEL_${signal}_EXPORTER`] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

const isAskedFor = (environment: Environment, signal: Signal): boolean => {
  const exporters = exportersOf(environment, signal);
  if (exporters.length > 0) return exporters.includes('otlp');
  const address =
    environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(address);
};

const isSent = (environment: Environment, signal: Signal): boolean =>
  !isDisabled(environment) && isProtocolKnown(environment) && isAskedFor(environment, signal);

/**
 * The signals that are sent: those whose exporter variable names `otlp`, and those with an address of a collector and
 * no exporter variable. None while OpenTelemetry is disabled or the protocol is unsupported.
 */
export const signalsSent = (environment: Environment): { traces: boolean; metrics: boolean } => ({
  traces: isSent(environment, 'TRACES'),
  metrics: isSent(environment, 'METRICS'),
});

/** Whether telemetry is off altogether, so that the other variables need not be valid. */
export const isTelemetryOff = (environment: Environment): boolean =>
  isDisabled(environment) ||
  !isProtocolKnown(environment) ||
  (['TRACES', 'METRICS'] as const).every((signal) => {
    const exporters = exportersOf(environment, signal);
    return exporters.length > 0 && !exporters.includes('otlp');
  });

/** Variables that name an unsupported exporter or protocol. */
export function unsupportedOf(environment: Environment): string[] {
  if (isDisabled(environment)) return [];
  const signals = ['TRACES', 'METRICS'] as const;
  const exporters = signals
    .filter((signal) =>
      exportersOf(environment, signal).some((name) => name !== 'otlp' && name !== 'none'),
    )
    .map((signal) => `OTEL_${signal}_EXPORTER`);
  const isProtocolAskedFor = signals.some((signal) => isAskedFor(environment, signal));
  return isProtocolAskedFor && !isProtocolKnown(environment)
    ? [...exporters, 'OTEL_EXPORTER_OTLP_PROTOCOL']
    : exporters;
}
