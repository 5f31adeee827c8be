import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Resource } from '@opentelemetry/resources';
import { brand } from '../../brand.config';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/write-log-line';
import { type OpenSpan, provideTracing, type SpanOptions } from '@/lib/start-tracing-span';
import { sayOnce } from './log-export-failure-once';

const kinds = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

function sampler(): Sampler {
  const { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share } = env();
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(share),
  };
  const root = roots[name.replace('parentbased_', '')]?.() ?? new AlwaysOnSampler();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

async function exporter() {
  const { OTLPTraceExporter } =
    env().OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return sayOnce('traces', new OTLPTraceExporter());
}

/**
 * The current span. It is not stored in OpenTelemetry's global API, because Next would then add spans that contain
 * complete URLs.
 */
const underWay = new AsyncLocalStorage<Span | undefined>();

function contextOf(parent: SpanOptions['parent']): Context {
  if (parent === undefined) {
    const span = underWay.getStore();
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT;
  }
  const told = parent === null ? null : parseTraceParent(parent);
  return told ? trace.setSpanContext(ROOT_CONTEXT, { ...told, isRemote: true }) : ROOT_CONTEXT;
}

const opened = (span: Span): OpenSpan => ({
  rename: (name) => void span.updateName(name),
  note: (attributes) => void span.setAttributes(attributes),
  fail(error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', typeof error === 'string' ? error : errorCode(error));
  },
  within: (work) => underWay.run(span, work),
  // Ends the span outside any span: ending it starts the timer of the next export, whose log lines belong to no
  // request.
  end: () => underWay.run(undefined, () => span.end()),
});

/**
 * Starts creating spans and exporting them to the collector of the environment. Returns a function that flushes and stops.
 */
export async function startTraces(resource: Resource): Promise<() => Promise<void>> {
  const { OTEL_BSP_SCHEDULE_DELAY: scheduledDelayMillis } = env();
  const processor = new BatchSpanProcessor({ exporter: await exporter(), scheduledDelayMillis });
  const provider = new TracerProvider({
    resource,
    sampler: sampler(),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer(brand.slug);
  provideTracing({
    start: (name, { kind = 'internal', attributes = {}, parent } = {}) =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))),
    current() {
      const told = underWay.getStore()?.spanContext();
      if (!told) return undefined;
      return `00-${told.traceId}-${told.spanId}-${told.traceFlags.toString(16).padStart(2, '0')}`;
    },
  });
  return () => provider.shutdown();
}
