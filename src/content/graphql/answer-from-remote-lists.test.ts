import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ContentServer, sendJson } from '../../../tests/support/fake-content-server';
import { post } from '../../../tests/support/send-contract-queries';
import { testSecrets } from '../../../tests/support/test-environment';

vi.mock(
  '@/content/read-through-content-cache',
  () => import('../../../tests/support/uncached-content'),
);
// This site's own CMS rejects every query here: lists of the remote server must never be read from it.
vi.mock('@/content/register-cms-instance', () => ({
  cms: () => Promise.reject(new Error('asked our own CMS')),
}));

const server = new ContentServer();
const quote = (id: number, customerName: string | null) => ({
  id: String(id),
  attributes: { content: `Lời ${id}`, customerName, logo: '/uploads/logo.png' },
});

beforeAll(async () => {
  await server.start();
  Object.assign(process.env, testSecrets, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    CMS_URL: server.url,
  });
  const data = [quote(9, 'B'), quote(10, null), quote(2, 'A')];
  server.behave = sendJson(200, { data: { customerQuotes: { data } } });
});
afterAll(() => server.stop());

type Answer = {
  customerQuotes: {
    data: { id: string; attributes: Record<string, unknown> }[];
    meta: { pagination: Record<string, number> };
  };
};

async function ask(args: string): Promise<Answer> {
  const query = `{ customerQuotes(${args}) { data { id attributes { content customerName logo slug } }
    meta { pagination { total page pageSize pageCount } } } }`;
  const { status, body } = await post({ query });
  expect(status).toBe(200);
  return body.data as Answer;
}

const ids = ({ customerQuotes }: Answer) => customerQuotes.data.map(({ id }) => id);

describe('D6 CMS_URL points the five lists at another server, whoever asks this site for them', () => {
  it('a browser gets the same entries as the pages', async () => {
    const { customerQuotes } = await ask('locale: "vi", sort: "id:asc"');
    expect(customerQuotes.data[0]).toEqual({
      id: '2',
      attributes: {
        content: 'Lời 2',
        customerName: 'A',
        logo: `${server.url}/uploads/logo.png`,
        slug: null,
      },
    });
    expect(server.asked.at(-1)?.variables.locale).toBe('vi');
  });

  it('in the requested order and range', async () => {
    expect(ids(await ask('sort: "id:desc"'))).toEqual(['10', '9', '2']);
    expect(ids(await ask('sort: "customerName:desc"'))).toEqual(['9', '2', '10']);
    const second = await ask('sort: "id:asc", pagination: { start: 1, limit: 1 }');
    expect(ids(second)).toEqual(['9']);
    expect(second.customerQuotes.meta.pagination.total).toBe(3);
    expect(ids(await ask('filters: { slug: { eq: "x" } }'))).toEqual([]);
  });
});
