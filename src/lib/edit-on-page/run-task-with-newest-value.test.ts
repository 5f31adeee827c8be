import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newestOnly } from './run-task-with-newest-value';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = { quietMs: 100, longestMs: 250 };

it('takes the newest value once they have been still', async () => {
  const run = vi.fn<(value: unknown) => Promise<void>>(async () => undefined);
  const { give } = newestOnly(run, times);
  for (const value of ['a', 'ab', 'abc']) give(value);
  await vi.advanceTimersByTimeAsync(99);
  expect(run).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(run.mock.calls).toEqual([['abc']]);
});

it('takes one while they keep coming', async () => {
  const run = vi.fn<(value: unknown) => Promise<void>>(async () => undefined);
  const { give } = newestOnly(run, times);
  for (let key = 0; key < 6; key += 1) {
    give(key);
    await vi.advanceTimersByTimeAsync(80);
  }
  expect(run.mock.calls).toEqual([[3]]);
});

it('never runs two at once; of those that came meanwhile only the newest is taken', async () => {
  const ends: (() => void)[] = [];
  const run = vi.fn<(value: string) => Promise<void>>(
    () => new Promise((resolve) => void ends.push(resolve)),
  );
  const { give } = newestOnly(run, times);
  for (const value of ['a', 'b', 'c']) {
    give(value);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(run.mock.calls).toEqual([['a']]);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(run.mock.calls).toEqual([['a'], ['c']]);
});

it('takes nothing any more once it is stopped', async () => {
  const run = vi.fn<(value: unknown) => Promise<void>>(async () => undefined);
  const { give, stop } = newestOnly(run, times);
  give('a');
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).not.toHaveBeenCalled();
});
