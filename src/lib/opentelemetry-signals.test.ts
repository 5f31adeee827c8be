import { expect, it } from 'vitest';
import { isTelemetryOff, signalsSent, unsupportedOf } from './opentelemetry-signals';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

it.each([
  [{}, false, false],
  [{ OTEL_SERVICE_NAME: 'site' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT }, true, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }, true, false],
  [{ OTEL_METRICS_EXPORTER: 'otlp' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'console' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'console, otlp' }, true, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'prometheus' }, true, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' }, true, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'false' }, true, true],
])('%o sends traces: %s, metrics: %s', (environment, traces, metrics) => {
  expect(signalsSent(environment)).toEqual({ traces, metrics });
});

it.each([
  [{}, []],
  [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_METRICS_EXPORTER: 'none' }, []],
  [{ OTEL_TRACES_EXPORTER: 'console' }, ['OTEL_TRACES_EXPORTER']],
  [{ OTEL_METRICS_EXPORTER: 'otlp,prometheus' }, ['OTEL_METRICS_EXPORTER']],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, []],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    ['OTEL_EXPORTER_OTLP_PROTOCOL'],
  ],
  [{ OTEL_TRACES_EXPORTER: 'console', OTEL_SDK_DISABLED: 'true' }, []],
])('%o asks for what the site does not have in %o', (environment, variables) => {
  expect(unsupportedOf(environment)).toEqual(variables);
});

it.each([
  [{}, false],
  [{ OTEL_TRACES_EXPORTER: 'none' }, false],
  [{ OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'prometheus' }, true],
  [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, true],
  [{ OTEL_SDK_DISABLED: 'true' }, true],
])('%o can send nothing: %s', (environment, isOff) => {
  expect(isTelemetryOff(environment)).toBe(isOff);
});
