import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundBody } from './read-limited-body.mjs';

let server: Server;
let port: number;
/** Answers that the application has not given yet, to forms whose body it has read. */
let held: ServerResponse[];
/** How many requests are neither answered nor given up. */
let open: number;

beforeEach(async () => {
  held = [];
  open = 0;
  server = createServer((request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
    boundBody(request, response, () => request.resume().once('end', () => held.push(response)));
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  ({ port } = server.address() as AddressInfo);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a small form with a file. */
function sendForm() {
  const request = httpRequest({
    port,
    path: '/api/forms/career',
    method: 'POST',
    agent: false,
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 4 },
  });
  const status = new Promise<number | string>((resolve) => {
    request.once('response', (response) => resolve(response.resume().statusCode ?? 0));
    request.once('error', () => resolve('no answer'));
  });
  request.end('body');
  return { status, leave: () => request.destroy() };
}

const heldAnswers = (count: number) => vi.waitFor(() => expect(held).toHaveLength(count));
const openRequests = (count: number) => vi.waitFor(() => expect(open).toBe(count));

it('forms whose senders have gone take no place of others', async () => {
  const first = sendForm();
  await heldAnswers(1);
  for (let round = 0; round < 2; round += 1) {
    const sent = Array.from({ length: 31 }, sendForm);
    await openRequests(32);
    expect(await sendForm().status).toBe(503);
    for (const { leave } of sent) leave();
    await openRequests(1);
  }
  const last = sendForm();
  await openRequests(2);
  held[0]!.end();
  expect(await first.status).toBe(200);
  await heldAnswers(2);
  held[1]!.end();
  expect(await last.status).toBe(200);
});

it('a form sent behind another request, without waiting for its answer, takes no turn', async () => {
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise((resume) => socket.on('error', resume).once('close', resume));
  socket.write(
    'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n' +
      'POST /api/forms/career HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n' +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\nbody',
  );
  await closed;
  held = [];
  const next = sendForm();
  await heldAnswers(1);
  held[0]!.end();
  expect(await next.status).toBe(200);
});
