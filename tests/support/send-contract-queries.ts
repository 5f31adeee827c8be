import type { Payload } from 'payload';
import { expect } from 'vitest';
import { recordedEntries, recordedLists, toCmsData } from './recorded-graphql-answers';

/** The URL of a video in place of recorded ones that our CMS would not accept. */
const VALID_VIDEO = 'https://youtu.be/ABCDEFGHIJK';
export const withValidVideo = <T extends Record<string, unknown>>(attributes: T): T =>
  'videoUrl' in attributes && String(attributes.videoUrl).endsWith('=short')
    ? { ...attributes, videoUrl: VALID_VIDEO }
    : attributes;

/** Writes the recorded lists, published in both languages, with ids in the recorded order. */
export async function writeRecordedLists(payload: Payload): Promise<void> {
  for (const list of recordedLists) {
    const english = recordedEntries(list, 'en');
    const vietnamese = recordedEntries(list, 'vi').toSorted((a, b) => Number(a.id) - Number(b.id));
    // Pairs each entry in one language with the other: on the recorded server each language has an id of its own.
    const pairs = vietnamese.map(
      (vi) => [vi, english.find(({ id }) => Number(id) === Number(vi.id) + 1)] as const,
    );
    for (const [index, [vi, en]] of pairs.entries()) {
      const data = (attributes: Record<string, unknown>) =>
        ({
          ...(toCmsData(withValidVideo(attributes)) as object),
          name: `entry ${index}`,
          slug: `entry-${index}`,
          _status: 'published',
        }) as never;
      const { collection } = list;
      const { id } = await payload.create({ collection, locale: 'vi', data: data(vi.attributes) });
      if (en) await payload.update({ collection, id, locale: 'en', data: data(en.attributes) });
    }
  }
}

type Body = { data?: unknown; errors?: { message: string; extensions?: object }[] };
export type Answer = { status: number; headers: Headers; body: Body; text: string };

const settings = { origins: ['https://www.site.example'], introspection: false };

/** Queries the contract's endpoint like another server. */
export async function ask(init: RequestInit, path = '/graphql', options = settings) {
  const { contractEndpoint } = await import('@/content/graphql/graphql-endpoint');
  return contractEndpoint(options)(new Request(`http://site.example${path}`, init));
}

export async function post(
  body: unknown,
  headers: Record<string, string> = {},
  options = settings,
): Promise<Answer> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const response = await ask(request, '/graphql', options);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Body,
  };
}

export type Entries = { id: string; attributes: Record<string, unknown> }[];

/** The list at a root field of a query that has to succeed. */
export async function listOf(
  query: string,
  field: string,
  variables?: object,
): Promise<{ data: Entries; meta: { pagination: Record<string, number> } }> {
  const { status, body } = await post({ query, variables });
  expect(body.errors).toBeUndefined();
  expect(status).toBe(200);
  return (body.data as Record<string, never>)[field]!;
}
