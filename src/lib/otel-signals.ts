/**
 * The OpenTelemetry signals that its variables switch on (docs/operations.md). This file imports nothing, so Node can
 * load it without a build.
 */

type Environment = Readonly<Record<string, string | undefined>>;

const isSent = (environment: Environment, signal: 'TRACES' | 'METRICS'): boolean => {
  if (environment.OTEL_SDK_DISABLED === 'true') return false;
  const exporter = environment[`OTEL_${signal}_EXPORTER`];
  if (exporter) return exporter === 'otlp';
  const address =
    environment[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`] || environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(address);
};

/** A signal is sent only if a variable names a collector or an exporter for it. */
export const signalsSent = (environment: Environment): { traces: boolean; metrics: boolean } => ({
  traces: isSent(environment, 'TRACES'),
  metrics: isSent(environment, 'METRICS'),
});
