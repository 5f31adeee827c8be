import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';

/**
 * Slow or greedy clients of one kind, in turns: from a message `begin` until a message `stop`. They run in a process of
 * their own, so that they take no time from the process that measures. The arguments are the kind, the URL of the site,
 * the number of connections, and an admin's cookie. The process answers `begin` with `ready` once the clients have
 * started, and `stop` with how many answers had which status, once all connections are closed.
 */
const [kind, site, count, cookie] = process.argv.slice(2);
const { port, host } = new URL(site);
let sender = 0;

const newTurn = () => ({
  isOver: false,
  statuses: {},
  agent: new Agent({ keepAlive: true, maxSockets: Number(count) }),
  sockets: new Set(),
});
/** The turn of the clients: a client of an earlier one no longer counts. */
let run;

const note = ({ statuses }, status) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

const wait = (milliseconds) => new Promise((resume) => setTimeout(resume, milliseconds));

/** Each request has another visitor's IP address, as a proxy reports it, so that no rate limit answers first. */
const visitor = () => {
  sender += 1;
  return `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`;
};

/** Sends one request; resolves with its status, or 0 without an answer. */
const ask = (method, path, headers, body) =>
  new Promise((resume) => {
    const sent = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: run.agent,
        headers: { 'X-Forwarded-For': visitor(), ...headers },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => resume(answer.statusCode));
      },
    );
    sent.once('error', () => resume(0));
    sent.end(body);
  });

/** Opens a connection, whose end is counted by the status of the answer. `write` says whether it is still open. */
function open(turn) {
  const socket = connect(Number(port), '127.0.0.1');
  turn.sockets.add(socket);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString('latin1').slice(0, 20);
  });
  socket.once('error', () => undefined);
  socket.once('close', () => {
    turn.sockets.delete(socket);
    if (!turn.isOver) note(turn, /^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 'closed');
  });
  return {
    opened: new Promise((resume) => {
      socket.once('connect', resume);
      socket.once('close', resume);
    }),
    isOpen: () => !socket.destroyed,
    write: (text) => !socket.destroyed && socket.write(text),
  };
}

/** Writes the head, then `piece` each second, and opens another connection whenever one was closed. */
async function trickle(head, piece) {
  const turn = run;
  while (!turn.isOver) {
    const socket = open(turn);
    await socket.opened;
    socket.write(head());
    while (!turn.isOver && socket.isOpen()) {
      if (piece) socket.write(piece);
      await wait(1000);
    }
  }
}

const get = () => `GET /en HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${visitor()}\r\n`;

const multipart = (type, name, bytes, fields = {}) => {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${parts.join('')}--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.${type.slice(-3)}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n--b--\r\n'),
  ]);
};
const multipartHeaders = {
  'Content-Type': 'multipart/form-data; boundary=b',
  Accept: 'application/json',
};

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let crc = index;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc >>> 0;
});
const crc32 = (bytes) =>
  (bytes.reduce((crc, byte) => crcTable[(crc ^ byte) & 255] ^ (crc >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

/** A black picture of about 30 kB, with far more pixels than a camera takes: 256 million. */
function pictureBomb() {
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc32(body), body.length + 4);
    return out;
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(16_000, 0);
  head.writeUInt32BE(16_000, 4);
  head.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(2001 * 16_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * A PDF that runs nothing and is as much work as possible: an object stream that unpacks to nearly the limit, full of
 * names, and streams of which each would unpack to 64 MB.
 */
function pdfBomb() {
  const stream = (number, type, packed) => [
    Buffer.from(`${number} 0 obj<<${type}/Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj\n'),
  ];
  const empty = deflateSync(Buffer.alloc(64 * 1024 * 1024));
  const names = Buffer.from(`/#41${' '.repeat(16)}`.repeat(400_000));
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n',
    ),
    ...stream(3, '/Type/ObjStm/N 1/First 4', deflateSync(names)),
    ...[4, 5, 6, 7, 8, 9].flatMap((number) => stream(number, '', empty)),
    Buffer.from('trailer<</Root 1 0 R/Size 10>>\n%%EOF\n'),
  ]);
}

/** Sends a request again and again, at once after each answer. */
async function repeat(once) {
  const turn = run;
  while (!turn.isOver) {
    const status = await once();
    if (!turn.isOver) note(turn, status);
  }
}

const application = {
  name: 'Lan',
  email: 'lan@tamvia.vn',
  phone: '0912 345 678',
  agree: 'yes',
  locale: 'vi',
};

const kinds = {
  'idle after an answer': () => () => trickle(() => `${get()}\r\n`),
  'slow headers': () => () => trickle(get, 'X-Slow: y\r\n'),
  'slow bodies': () => () =>
    trickle(
      () =>
        `POST /api/forms/contact HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${visitor()}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n`,
      'name=',
    ),
  'huge headers': () => () => repeat(() => ask('GET', '/en', { 'X-Large': 'x'.repeat(60_000) })),
  'huge multiparts': () => {
    const body = multipart('application/pdf', 'resume', Buffer.alloc(40 * 1024 * 1024, 'x'));
    return () => repeat(() => ask('POST', '/api/forms/career', multipartHeaders, body));
  },
  'multiparts of many parts': () => {
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n';
    const body = Buffer.from(`${part.repeat(200_000)}--b--\r\n`);
    return () => repeat(() => ask('POST', '/api/forms/career', multipartHeaders, body));
  },
  'compressed bombs': () => {
    const body = gzipSync(Buffer.alloc(64 * 1024 * 1024, 'x'));
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Encoding': 'gzip',
    };
    return () => repeat(() => ask('POST', '/api/forms/contact', headers, body));
  },
  'PDF bombs': () => {
    const body = multipart('application/pdf', 'resume', pdfBomb(), application);
    return () => repeat(() => ask('POST', '/api/forms/career', multipartHeaders, body));
  },
  'picture bombs': () => {
    const body = multipart('image/png', 'file', pictureBomb(), { _payload: '{"alt":"x"}' });
    return () =>
      repeat(() => ask('POST', '/api/media?locale=vi', { ...multipartHeaders, cookie }, body));
  },
};

const client = kinds[kind]();

async function begin() {
  run = newTurn();
  for (let number = 0; number < Number(count); number += 1) {
    void client();
    // A burst of thousands of connections would overflow the queue of the operating system, which is no test of the
    // site.
    if (number % 100 === 99) await wait(50);
  }
  process.send('ready');
}

async function stop() {
  const { statuses, agent, sockets } = run;
  run.isOver = true;
  const open = [...sockets, ...Object.values(agent.sockets).flat()];
  const closed = open.map((socket) => new Promise((resume) => socket.once('close', resume)));
  for (const socket of open) socket.destroy();
  agent.destroy();
  await Promise.all(closed);
  process.send(statuses);
}

process.on('message', (message) => void (message === 'begin' ? begin() : stop()));
process.on('disconnect', () => process.exit());
