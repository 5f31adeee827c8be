import { defaultResource } from '@opentelemetry/resources';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { log } from '@/lib/write-log-line';
import { inSpan } from '@/lib/start-tracing-span';
import { startCollector, valueOf } from '../../tests/support/fake-telemetry-collector';
import { testSecrets } from '../../tests/support/test-environment';

/** The key under which the tracing functions are shared by all copies of the module in a process. */
const tracingKey = Symbol.for('site.tracing');
const processEnv = process.env;
const lines: Record<string, unknown>[] = [];
const logged = (event: string) => lines.filter((line) => line.event === event);

let collector: Awaited<ReturnType<typeof startCollector>>;
let stop: () => Promise<void>;

beforeAll(async () => {
  collector = await startCollector();
  process.env = {
    ...testSecrets,
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://user:password@localhost:5432/site',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '10',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  };
  vi.resetModules();
  const { startTraces } = await import('./export-traces');
  stop = await startTraces(defaultResource());
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    const line = String(text);
    if (line.startsWith('{')) lines.push(JSON.parse(line) as Record<string, unknown>);
    return true;
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await stop();
  await collector.stop();
  process.env = processEnv;
  vi.resetModules(); // the next file reads its own environment
  delete (globalThis as { [tracingKey]?: unknown })[tracingKey];
});

it('a refusing collector is logged with its status, and without the trace of a visitor', async () => {
  await collector.behave('fail');
  await inSpan('a-visitor', {}, () => inSpan('their-page', {}, () => Promise.resolve()));
  await expect.poll(() => logged('telemetry.not-sent')).toHaveLength(1);
  const [line] = logged('telemetry.not-sent');
  expect(line).toMatchObject({ signal: 'traces', error: 'OTLPExporterError', status: 500 });
  expect(line).not.toHaveProperty('trace');
});

it('a recovered collector is logged without the trace of a visitor', async () => {
  await collector.behave('take');
  await inSpan('a-visitor', {}, () => Promise.resolve());
  await expect.poll(() => logged('telemetry.sent-again')).toHaveLength(1);
  expect(logged('telemetry.sent-again')[0]).not.toHaveProperty('trace');
});

it('an error that is a normal result does not make its span a failed one', async () => {
  class NothingToSend extends Error {}
  const isResult = (error: unknown) => error instanceof NothingToSend;
  const endWith = (name: string, error: Error) =>
    inSpan(name, { isResult }, () => Promise.reject(error)).catch(() => {});
  await endWith('normal', new NothingToSend());
  await endWith('failed', new TypeError());
  const span = (name: string) => collector.spans().find((one) => one.name === name);
  await expect.poll(() => span('failed')?.status.code).toBe(2);
  expect(valueOf(span('failed')!.attributes, 'error.type')).toBe('TypeError');
  expect(span('normal')).toMatchObject({ attributes: [] });
  expect(span('normal')?.status.code ?? 0).toBe(0);
});

it('a line of the log has the id of its trace only if that is sampled', async () => {
  const trace = 'a1b2c3d4a1b2c3d4a1b2c3d4a1b2c3d4';
  for (const flags of ['00', '01']) {
    const parent = `00-${trace}-b1b2c3d4b1b2c3d4-${flags}`;
    await inSpan('request', { parent }, async () => {
      await Promise.resolve();
      log.info(`test.${flags}`);
    });
  }
  expect(logged('test.00')[0]).not.toHaveProperty('trace');
  expect(logged('test.01')[0]).toMatchObject({ trace });
});
