import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractClient, type ContractClient } from '@/content/queries/remote/contract-client';
import { remoteImage } from '@/content/queries/safe-picture-and-link-urls';
import type { RemoteOptions } from '@/content/queries/remote/keep-last-good-remote-lists';
import { remoteSource } from '@/content/queries/remote/send-contract-requests';
import { PIXEL } from './one-pixel-png';
import { recordedLists, recording } from './recorded-graphql-answers';

/** A request to the content server, as far as tests look at it. */
export type Asked = { query: string; variables: { locale: string; start: number } };
export type Behaviour = (response: ServerResponse, asked: Asked) => void;

export const send =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };

export const sendJson = (status: number, body: unknown): Behaviour =>
  send(status, JSON.stringify(body));

export type QuoteAttributes = Record<string, string>;
const quote = (id: number, attributes: QuoteAttributes = {}) => ({
  id: String(id),
  attributes: { content: `Quote ${id}`, customerName: 'A', ...attributes },
});

/** A list of quotes with these ids, in the form of the contract. */
export const quotes = (ids: number[], total?: number, attributes?: QuoteAttributes) => ({
  data: {
    customerQuotes: {
      data: ids.map((id) => quote(id, attributes)),
      ...(total === undefined ? {} : { meta: { pagination: { total } } }),
    },
  },
});

/** Starts an answer and never ends it. */
export const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"data":');
};

/** Answers each list in each language with its recording. */
export const sendRecorded: Behaviour = (response, asked) => {
  const list = recordedLists.find(({ field }) => asked.query.includes(`${field}(`));
  const { status, body } = recording(`answers/${list?.file}.${asked.variables.locale}`).response;
  sendJson(status, body)(response, asked);
};

export const sendEmpty: Behaviour = (response, asked) => {
  const list = recordedLists.find(({ field }) => asked.query.includes(`${field}(`));
  sendJson(200, { data: { [list?.field ?? '']: { data: [] } } })(response, asked);
};

type ClientOptions = RemoteOptions & {
  timeOut?: number;
  again?: number;
  storage?: string;
  assets?: string;
};

/** Timeout in milliseconds; a busy machine must not count as a slow server. */
const REQUEST_TIMEOUT_MS = 60_000;

/** A local content server that behaves as it is told, serves pictures, and records its requests. */
export class ContentServer {
  behave: Behaviour = sendJson(200, quotes([]));
  readonly asked: Asked[] = [];
  readonly waits: number[] = [];
  #server: Server;

  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
      return;
    }
    const asked = JSON.parse(body) as Asked;
    this.asked.push(asked);
    this.behave(response, asked);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(port = 0): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', () => resolve()));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A new client of this server. It records its pauses instead of waiting, and forgets what earlier clients asked. */
  client({
    timeOut = REQUEST_TIMEOUT_MS,
    again,
    storage = '',
    assets = '',
    ...more
  }: ClientOptions = {}): ContractClient {
    this.asked.length = 0;
    this.waits.length = 0;
    return contractClient({
      source: remoteSource({ url: `${this.url}/graphql`, timeOut, again }),
      toImage: remoteImage({ cms: this.url, storage, assets }),
      ours: false,
      patience: REQUEST_TIMEOUT_MS,
      ...more,
      wait: (ms) => {
        this.waits.push(ms);
        return Promise.resolve();
      },
    });
  }
}
