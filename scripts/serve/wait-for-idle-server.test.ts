import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { idleMoments } from './wait-for-idle-server.mjs';

const UNREACHABLE_TIMEOUT_MS = 600_000;

/** Whether work that waits for a quiet moment has begun. */
function begun(quiet: ReturnType<typeof idleMoments>) {
  const state = { isBegun: false };
  void quiet.next().then(() => (state.isBegun = true));
  return state;
}

it('waits until the last page that is under way has been answered, and a little longer', async () => {
  const quiet = idleMoments(UNREACHABLE_TIMEOUT_MS);
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  quiet.note(first);
  quiet.note(second);
  const work = begun(quiet);
  await pause(250);
  first.emit('close');
  await pause(250);
  expect(work.isBegun).toBe(false);
  second.emit('close');
  const answeredAt = performance.now();
  await expect.poll(() => work.isBegun, { interval: 5 }).toBe(true);
  // A quiet moment begins 100 ms after the last answer: the files of a page are requested within that time.
  expect(performance.now() - answeredAt).toBeGreaterThan(80);
});

it('stops waiting when the work becomes urgent', async () => {
  const quiet = idleMoments(UNREACHABLE_TIMEOUT_MS);
  quiet.note(new EventEmitter());
  const work = begun(quiet);
  await pause(50);
  expect(work.isBegun).toBe(false);
  quiet.hurry();
  await expect.poll(() => work.isBegun).toBe(true);
  await quiet.next();
});

it('waits no longer than a total limit while visitors keep coming', async () => {
  const quiet = idleMoments(1000);
  quiet.note(new EventEmitter());
  const began = performance.now();
  await quiet.next();
  expect(performance.now() - began).toBeGreaterThan(900);
  const again = performance.now();
  await quiet.next();
  expect(performance.now() - again).toBeLessThan(700);
});
