import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Attributes = { key: string; value: Value }[];

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  /** The code of a failed span is 2. */
  status: { code?: number };
  attributes: Attributes;
};

export type ReceivedMetric = {
  name: string;
  sum?: { dataPoints: { asDouble: number; attributes: Attributes }[] };
  gauge?: { dataPoints: { asDouble: number; attributes: Attributes }[] };
  histogram?: {
    dataPoints: {
      count: string | number;
      sum: number;
      bucketCounts: (string | number)[];
      explicitBounds: number[];
      attributes: Attributes;
    }[];
  };
};

type Scope = { spans?: ReceivedSpan[]; metrics?: ReceivedMetric[] };
type Sent = {
  resourceSpans?: { resource: { attributes: Attributes }; scopeSpans: Scope[] }[];
  resourceMetrics?: { resource: { attributes: Attributes }; scopeMetrics: Scope[] }[];
};

/**
 * How the collector answers: successfully, with an error, never, or not at all because it does not listen.
 */
export type Manner = 'take' | 'fail' | 'hang' | 'away';

export type Request = { path: string; type: string; head: string; body: Buffer };

/** An OpenTelemetry collector that stores what it receives by OTLP over HTTP. */
export async function startCollector() {
  const requests: Request[] = [];
  const hanging = new Set<ServerResponse>();
  let manner: Manner = 'take';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks);
      requests.push({
        path: request.url ?? '',
        type: request.headers['content-type'] ?? '',
        head: request.rawHeaders.join('\n'),
        body: request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent,
      });
      if (manner === 'hang') hanging.add(response);
      else response.writeHead(manner === 'take' ? 200 : 500).end();
    });
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  const { port } = server.address() as AddressInfo;
  const sent = (path: string): Sent[] =>
    requests
      .filter((one) => one.path === path && one.type.startsWith('application/json'))
      .map(({ body }) => JSON.parse(body.toString('utf8')) as Sent);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    spans: (): ReceivedSpan[] =>
      sent('/v1/traces')
        .flatMap(({ resourceSpans = [] }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans = [] }) => spans),
    /** The metrics of the last export. */
    metrics: (): ReceivedMetric[] =>
      (sent('/v1/metrics').at(-1)?.resourceMetrics ?? [])
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap(({ metrics = [] }) => metrics),
    /** Everything received, headers and bodies, as text. */
    everything: () =>
      requests.map(({ head, body }) => `${head}\n${body.toString('latin1')}`).join('\n'),
    async behave(next: Manner) {
      manner = next;
      for (const response of hanging) response.destroy();
      hanging.clear();
      if (next === 'away') {
        server.close();
        server.closeAllConnections();
      } else if (!server.listening) {
        await new Promise<void>((resume) => server.listen(port, '127.0.0.1', resume));
      }
    },
    stop: () =>
      new Promise<void>((resume) => {
        server.close(() => resume());
        server.closeAllConnections();
      }),
  };
}

/** The value of an attribute; undefined if there is none. */
export const valueOf = (attributes: Attributes, name: string): string | number | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue ?? value?.doubleValue;
};
