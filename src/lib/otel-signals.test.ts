import { expect, it } from 'vitest';
import { signalsSent } from './otel-signals';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

it.each([
  [{}, false, false],
  [{ OTEL_SERVICE_NAME: 'site' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT }, true, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: OTEL_EXPORTER_OTLP_ENDPOINT }, true, false],
  [{ OTEL_METRICS_EXPORTER: 'otlp' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }, false, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }, false, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'false' }, true, true],
])('%o sends traces: %s, metrics: %s', (environment, traces, metrics) => {
  expect(signalsSent(environment)).toEqual({ traces, metrics });
});
