import { log } from '../lib/print-command-progress.mjs';
import { contentFault, headersFault } from './validate-request-body.mjs';
import { limitOf } from './request-body-limits.mjs';
import { hasBody, refuse } from './refuse-request.mjs';
import { fileQueue } from './queue-file-uploads.mjs';

/** A body is aborted when it receives fewer bytes than this within its limit's `stallSeconds`. */
const MIN_BYTES = 1024;
/**
 * How long a connection stays open after the application has answered before the body's end, so that the answer
 * arrives.
 */
const LINGER_MS = 1000;
/** How many bodies the application may read at once; each may hold a file of 5 MiB. */
const MAX_STREAMED_BODIES = 32;

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

/** Files of staff do not wait for those of visitors. */
const [inTurnOfStaff, inTurnOfVisitors] = [fileQueue(), fileQueue()];

/** Calls `tooLate` once a body takes too long in total, or stalls. Returns a function that stops the timers. */
function watch({ seconds, stallSeconds }, sizeNow, tooLate) {
  let before = 0;
  let isOver = false;
  const deadline = Date.now() + seconds * 1000;
  const judge = () => {
    if (isOver) return;
    const size = sizeNow();
    if (Date.now() >= deadline || size - before < MIN_BYTES) tooLate();
    before = size;
  };
  // Data that arrived while the process was busy is read before the check.
  const timer = setInterval(() => setImmediate(judge), stallSeconds * 1000);
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}

/** Whether a body may be a form with a file: a part of it has a file's name. */
const mayHaveFile = (body) => body.includes('; filename') || body.includes(';filename');

/**
 * Collects the whole body in the request's own buffer, and passes the request on once the body is complete and its
 * content is valid.
 */
function collect(request, response, limit, handOver) {
  const judge = async (body) => {
    const fault = await contentFault(request, body);
    if (response.destroyed) return;
    if (fault) refuse(request, response, fault);
    else handOver();
  };
  const push = request.push.bind(request);
  const { bytes } = limit;
  const chunks = [];
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
    if (chunk !== null) chunks.push(chunk);
    else {
      stop();
      // removes our `push`, so that the stream's own one is used again
      delete request.push;
      // Empties the list of chunks, which this closure would otherwise keep in memory until the answer has ended.
      const body = Buffer.concat(chunks.splice(0));
      const take = () => {
        judge(body).catch((error) => {
          log('error', 'server.request-failed', { error: error?.name, code: error?.code });
          response.destroy();
        });
      };
      if (!limit.takesFiles || !mayHaveFile(body)) take();
      else if (!inTurnOfStaff(response, take)) refuse(request, response, busy);
    }
    return true; // the stream accepts more data although the application has not read yet
  };
}

let streams = 0;

/**
 * Streams the body to the application, and closes the connection when the body exceeds a limit. Its content can not be
 * validated here, only its headers: the application validates each part as it reads it. Nothing is read of a body whose
 * headers announce too much, which the application answers with a page, and nothing more once it has answered.
 */
function pass(request, response, limit, handOver) {
  // A pipelined request: while the request in front of it on the connection is not answered, its response has no
  // socket. No browser pipelines. The response would get no event when the connection ends, so the request would keep
  // its place here and its turn in the queue.
  if (!response.socket) {
    request.socket.destroy();
    return;
  }
  if (streams >= MAX_STREAMED_BODIES) {
    refuse(request, response, busy);
    return;
  }
  const push = request.push.bind(request);
  const { bytes } = limit;
  const isAnnounced = Number(request.headers['content-length'] ?? 0) > bytes;
  let size = 0;
  const { socket } = request; // read now, because a request that the application destroys has no socket any more
  const cut = () => socket.destroy();
  const stop = watch(limit, () => size, cut);
  streams += 1;
  response.once('close', () => {
    stop();
    streams -= 1;
  });
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => request.complete || cut(), LINGER_MS);
  });
  request.push = (chunk, encoding) => {
    size += chunk?.length ?? 0;
    if (chunk === null) stop();
    // `false` stops reading: the rest of the body stays with its sender until the connection is closed.
    if (isAnnounced || response.writableFinished) return false;
    // The application handles the file once the body has ended, so the end waits for its turn. The queue has room: at
    // most MAX_STREAMED_BODIES wait in it.
    if (chunk === null && inTurnOfVisitors(response, () => push(null))) return true;
    if (chunk !== null && size <= bytes) return push(chunk, encoding);
    cut();
    return false;
  };
  handOver();
}

/**
 * Limits the body of a request before anything reads it (D27): its length, its total time, and its minimum speed. A
 * body over the limit is refused by its headers if they declare the length, otherwise as soon as it is longer.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {() => void} handOver passes the request to the application
 */
export function boundBody(request, response, handOver) {
  if (!hasBody(request)) {
    handOver();
    return;
  }
  const { headers } = request;
  const limit = limitOf(request, process.env.PAYLOAD_SECRET ?? '');
  const fault = headersFault(headers);
  const isTooLong = Number(headers['content-length'] ?? 0) > limit.bytes;
  // A form that a browser sends without a script is passed on even if it is too long: the application answers with a
  // page.
  const isForProgram = limit.whole || headers.accept?.includes('application/json');
  if (fault) refuse(request, response, fault);
  else if (isTooLong && isForProgram) refuse(request, response, tooLarge(limit.bytes));
  else if (limit.whole) collect(request, response, limit, handOver);
  else pass(request, response, limit, handOver);
}
