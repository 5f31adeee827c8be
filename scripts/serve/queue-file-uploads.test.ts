import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileQueue } from './queue-file-uploads.mjs';

/** A response that waits in the queue; its request adds a name to the log when it is handled. */
function answerOf(inTurn: ReturnType<typeof fileQueue>, name: string, log: string[]) {
  const response = Object.assign(new EventEmitter(), { destroyed: false });
  const isTaken = inTurn(response as unknown as ServerResponse, () => log.push(name));
  return {
    isTaken,
    close: () => {
      response.destroyed = true;
      response.emit('close');
    },
  };
}

describe('requests with a file', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are handled one at a time, each after a rest of twice the time of the one before', () => {
    const log: string[] = [];
    const inTurn = fileQueue();
    const first = answerOf(inTurn, 'first', log);
    const second = answerOf(inTurn, 'second', log);
    expect(log).toEqual(['first']);
    vi.advanceTimersByTime(40);
    first.close();
    vi.advanceTimersByTime(79);
    expect(log).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['first', 'second']);
    // A long turn, such as that of a large picture, is followed by a rest of 250 ms.
    vi.advanceTimersByTime(3000);
    answerOf(inTurn, 'third', log);
    second.close();
    vi.advanceTimersByTime(250);
    expect(log).toEqual(['first', 'second', 'third']);
  });

  it('rest also after the last one that waited', () => {
    const log: string[] = [];
    const inTurn = fileQueue();
    const first = answerOf(inTurn, 'first', log);
    vi.advanceTimersByTime(50);
    first.close();
    answerOf(inTurn, 'second', log);
    expect(log).toEqual(['first']);
    vi.advanceTimersByTime(100);
    expect(log).toEqual(['first', 'second']);
  });

  it('do not wait for a sender who has gone, nor for an answer that never ends', () => {
    const log: string[] = [];
    const inTurn = fileQueue();
    answerOf(inTurn, 'endless', log);
    const gone = answerOf(inTurn, 'gone', log);
    answerOf(inTurn, 'last', log);
    gone.close();
    vi.advanceTimersByTime(20_000 + 250 + 1);
    expect(log).toEqual(['endless', 'last']);
  });

  it('give up their place when their sender goes', () => {
    const log: string[] = [];
    const inTurn = fileQueue();
    const first = answerOf(inTurn, 'first', log);
    for (let at = 0; at < 33; at += 1) answerOf(inTurn, `gone ${at}`, log).close();
    expect(answerOf(inTurn, 'last', log).isTaken).toBe(true);
    first.close();
    vi.advanceTimersByTime(1);
    expect(log).toEqual(['first', 'last']);
  });

  it('are refused where too many wait', () => {
    const log: string[] = [];
    const inTurn = fileQueue();
    const answers = Array.from({ length: 40 }, (_, at) => answerOf(inTurn, String(at), log));
    expect(answers.filter(({ isTaken }) => isTaken)).toHaveLength(33);
  });
});
