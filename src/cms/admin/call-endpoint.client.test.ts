import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEndpoint } from './call-endpoint.client';

const answers: Record<string, [number, object]> = {
  '/own': [409, { message: 'Địa chỉ này đã có trang.' }],
  '/cms': [400, { errors: [{ message: 'Giờ hẹn phải ở tương lai.' }, { message: 'Và nữa.' }] }],
  '/fine': [200, { count: 2 }],
};
const server = createServer(({ url = '' }, response) => {
  const [status, body] = answers[url] ?? [404, {}];
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe('what an editor is told when an endpoint refuses', () => {
  it('the reason of our own endpoints and of those of the CMS', async () => {
    const language = 'vi';
    expect(await callEndpoint(`${origin}/own`, { language })).toEqual({
      ok: false,
      message: 'Địa chỉ này đã có trang.',
    });
    expect(await callEndpoint(`${origin}/cms`, { language })).toEqual({
      ok: false,
      message: 'Giờ hẹn phải ở tương lai.\nVà nữa.',
    });
    expect(await callEndpoint(`${origin}/fine`, { language })).toEqual({
      ok: true,
      data: { count: 2 },
    });
  });

  it('that the server can not be reached, in the language of the admin', async () => {
    const saidIn = async (language: string) => {
      const answer = await callEndpoint('http://127.0.0.1:1/', { language });
      return answer.ok ? '' : answer.message;
    };
    expect(await saidIn('vi')).toContain('Không tới được máy chủ');
    expect(await saidIn('en')).toContain('can not be reached');
  });
});
