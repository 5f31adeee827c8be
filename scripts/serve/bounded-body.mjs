import { limitOf } from './body-limits.mjs';
import { hasBody, refuse } from './refuse.mjs';

/** A body that brings less than this within its limit's `stallSeconds` is given up. */
const LEAST_BYTES = 1024;
/** How long the rest of a body may take that the application has answered without reading it. */
const LINGER_MS = 1000;
/** Of bodies that the application reads by itself; each may hold a file of 5 MiB. */
const MOST_STREAMS = 32;

const tooLarge = (bytes) => ({
  status: 413,
  code: 'too-large',
  message: `The body may have ${Math.floor(bytes / 1024)} KiB at most`,
});
const tooSlow = { status: 408, code: 'too-slow', message: 'The body came too slowly' };
const busy = {
  status: 503,
  code: 'busy',
  message: 'Too many files are coming in; try again in a moment',
  headers: { 'Retry-After': '15' },
};

/** Calls `tooLate` once a body takes too long in all, or hardly moves. Returns what stops the watch. */
function watch({ seconds, stallSeconds }, sizeNow, tooLate) {
  let before = 0;
  let isOver = false;
  const deadline = Date.now() + seconds * 1000;
  const judge = () => {
    if (isOver) return;
    const size = sizeNow();
    if (Date.now() >= deadline || size - before < LEAST_BYTES) tooLate();
    before = size;
  };
  // What arrived while the process was busy is read before it is judged.
  const timer = setInterval(() => setImmediate(judge), stallSeconds * 1000);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Keeps the whole body in the request's own buffer, and hands the request over once it is complete. */
function collect(request, response, limit, handOver) {
  const push = request.push.bind(request);
  const { bytes } = limit;
  let size = 0;
  const stop = watch(
    limit,
    () => size,
    () => {
      stop();
      refuse(request, response, tooSlow);
    },
  );
  response.once('close', stop);
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (size > bytes) {
      stop();
      refuse(request, response, tooLarge(bytes));
      return true;
    }
    push(chunk, encoding);
    if (chunk === null) {
      stop();
      // `push` is the stream's own again.
      delete request.push;
      handOver();
    }
    return true; // more may come although the application has not read yet
  };
}

let streams = 0;

/** Lets the application read while the body comes in, and cuts the connection where it does not end. */
function pass(request, response, limit, handOver) {
  if (streams >= MOST_STREAMS) {
    refuse(request, response, busy);
    return;
  }
  const push = request.push.bind(request);
  const { bytes } = limit;
  let size = 0;
  const cut = () => request.socket.destroy();
  const stop = watch(limit, () => size, cut);
  streams += 1;
  const { socket } = request;
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    response.off('close', release);
    socket.off('close', release);
    stop();
    streams -= 1;
  };
  response.once('close', release);
  // The response of a pipelined request that was never begun does not hear of its connection's end.
  socket.once('close', release);
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || cut(), LINGER_MS);
  });
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (chunk === null) stop();
    if (size <= bytes) return push(chunk, encoding);
    cut();
    return false;
  };
  handOver();
}

/**
 * Bounds the body of a request before anything reads it (D27): its length, its time, and how
 * slowly it may come. A body over the limit is refused by its headers where they tell, otherwise as soon
 * as it is longer.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} handOver gives the request to the application
 */
export function boundBody(request, response, handOver) {
  if (!hasBody(request)) {
    handOver();
    return;
  }
  const limit = limitOf(request, process.env.PAYLOAD_SECRET ?? '');
  if (!limit.whole) pass(request, response, limit, handOver);
  else if (Number(request.headers['content-length'] ?? 0) > limit.bytes) {
    refuse(request, response, tooLarge(limit.bytes));
  } else collect(request, response, limit, handOver);
}
