import { afterEach, expect, it, vi } from 'vitest';
import { startExport } from './export-telemetry';

const processEnv = process.env;
afterEach(() => {
  vi.restoreAllMocks();
  process.env = processEnv;
});

async function logged(environment: Record<string, string>): Promise<unknown[]> {
  process.env = { ...environment, NODE_ENV: 'test' };
  const lines: unknown[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (String(text).startsWith('{')) lines.push(JSON.parse(String(text)));
    return true;
  });
  await (
    await startExport()
  )();
  return lines;
}

it('an exporter or a protocol that the site does not have is one line of the log', async () => {
  const unsupported = (variable: string) =>
    expect.objectContaining({ level: 'warn', event: 'telemetry.unsupported', variable }) as unknown;
  expect(
    await logged({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_METRICS_EXPORTER: 'prometheus',
    }),
  ).toEqual([unsupported('OTEL_METRICS_EXPORTER'), unsupported('OTEL_EXPORTER_OTLP_PROTOCOL')]);
});

it('nothing is logged while everything is switched off', async () => {
  expect(await logged({ OTEL_SDK_DISABLED: 'true', OTEL_TRACES_EXPORTER: 'console' })).toEqual([]);
  expect(await logged({})).toEqual([]);
});
