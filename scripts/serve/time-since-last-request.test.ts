import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestActivity } from './time-since-last-request.mjs';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('is idle since the last request was answered, and not while one is under way', () => {
  const activity = requestActivity();
  vi.advanceTimersByTime(300);
  expect(activity.idleMs()).toBe(300);
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  activity.note(first);
  activity.note(second);
  vi.advanceTimersByTime(300);
  first.emit('close');
  vi.advanceTimersByTime(300);
  expect(activity.idleMs()).toBe(0);
  second.emit('close');
  vi.advanceTimersByTime(20);
  expect(activity.idleMs()).toBe(20);
  activity.answered();
  expect(activity.idleMs()).toBe(0);
});
