/** How many requests with a file wait at most. */
const MAX_WAITING = 32;
/**
 * How long the queue rests after a request, as a multiple of the time that the request took, at most MAX_REST_MS:
 * other requests are answered meanwhile.
 */
const REST_FACTOR = 2;
const MAX_REST_MS = 250;
/** The time after which the next file is taken although the one before is not answered. */
const MAX_TURN_MS = 20_000;

/**
 * A queue in which requests with a file are handled one at a time, with a rest after each, so that somebody who sends
 * files without a pause leaves time for other requests.
 * @returns {(response: import('node:http').ServerResponse, handle: () => void) => boolean} calls `handle` when it is
 * the request's turn, which lasts until its answer is closed; a request whose answer is closed before that gives up
 * its place. False when too many wait
 */
export function fileQueue() {
  /** @type {Set<(end: () => void) => void>} */
  const waiting = new Set();
  let isTaken = false;

  function next() {
    const [take] = waiting;
    isTaken = take !== undefined;
    if (!take) return;
    waiting.delete(take);
    const begin = performance.now();
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(tooLong);
      setTimeout(next, Math.min((performance.now() - begin) * REST_FACTOR, MAX_REST_MS));
    };
    const tooLong = setTimeout(end, MAX_TURN_MS);
    take(end);
  }

  return (response, handle) => {
    if (waiting.size >= MAX_WAITING) return false;
    const leave = () => waiting.delete(take);
    const take = (end) => {
      response.off('close', leave);
      response.once('close', end);
      handle();
    };
    waiting.add(take);
    response.once('close', leave);
    if (!isTaken) next();
    return true;
  };
}
