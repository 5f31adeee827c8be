import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterDeath } from './restart-policy.mjs';
import { supervise } from './supervise-processes.mjs';

describe('foundation: a part that dies is started again (later each time, until it dies too often)', () => {
  it('the wait doubles with each death within a minute', () => {
    const waits = [1, 2, 3, 4].map((count) => {
      const deaths = Array.from({ length: count }, (_, index) => index * 1000);
      return afterDeath(deaths, deaths.at(-1)!).waitMs;
    });
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });

  it('the fifth death within a minute is the last', () => {
    expect(afterDeath([0, 10_000, 20_000, 30_000, 59_999], 59_999)).toEqual({
      deaths: 5,
      waitMs: undefined,
    });
  });

  it('deaths longer than a minute ago do not count', () => {
    expect(afterDeath([0, 1000, 2000, 3000, 60_000], 60_000)).toEqual({ deaths: 4, waitMs: 2000 });
    expect(afterDeath([0, 1000, 2000, 3000, 90_000], 90_000)).toEqual({ deaths: 1, waitMs: 250 });
  });
});

describe('foundation: a part that dies is started again (the supervisor)', () => {
  let clock = 0;
  let waits: number[];
  let lines: { event: string; part: string; end?: unknown }[];

  beforeEach(() => {
    clock = 0;
    waits = [];
    lines = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as (typeof lines)[number]);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const part = <More extends object>(more: More) => ({
    name: 'web server',
    lastLines: 'its last lines are above',
    signal: new AbortController().signal,
    now: () => clock,
    pause: (ms: number) => {
      waits.push(ms);
      clock += ms;
      return Promise.resolve();
    },
    running: { ended: Promise.resolve('SIGKILL') },
    ...more,
  });
  const dead = () => Promise.resolve({ ended: Promise.resolve('SIGKILL') });

  it('says which part died, how often and where its log is, after four restarts', async () => {
    const start = vi.fn<typeof dead>(dead);
    await expect(supervise(part({ start }))).rejects.toThrow(
      'The web server died 5 times within a minute, so everything was stopped; its last lines are above.',
    );
    expect(start).toHaveBeenCalledTimes(4);
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });

  it('a start that fails counts as a death', async () => {
    const start = vi.fn<typeof dead>(() => Promise.reject(new Error('no')));
    await expect(supervise(part({ start }))).rejects.toThrow('died 5 times');
    expect(start).toHaveBeenCalledTimes(4);
  });

  it('restarts a part that dies every half minute for ever', async () => {
    const watch = new AbortController();
    const start = vi.fn<typeof dead>(async () => {
      clock += 30_000;
      if (start.mock.calls.length === 50) watch.abort();
      return dead();
    });
    await supervise(part({ start, signal: watch.signal }));
    expect(start).toHaveBeenCalledTimes(50);
  });

  it('ends when the start is stopped, and starts nothing afterwards', async () => {
    const watch = new AbortController();
    const start = vi.fn<typeof dead>(dead);
    const running = { ended: new Promise<string>(() => {}) };
    const watching = supervise(part({ start, running, signal: watch.signal }));
    watch.abort();
    await watching;
    expect(start).not.toHaveBeenCalled();
  });

  it('logs each death and each restart as a JSON line', async () => {
    const watch = new AbortController();
    const start = vi.fn<typeof dead>(() => {
      queueMicrotask(() => watch.abort());
      return Promise.resolve({ ended: new Promise<string>(() => {}) });
    });
    await supervise(part({ start, signal: watch.signal }));
    expect(lines).toEqual([
      {
        at: expect.any(String) as string,
        level: 'error',
        event: 'supervisor.died',
        part: 'web server',
        end: 'SIGKILL',
        deaths: 1,
        waitMs: 250,
      },
      {
        at: expect.any(String) as string,
        level: 'info',
        event: 'supervisor.restarted',
        part: 'web server',
        afterMs: 250,
      },
    ]);
  });

  it('retries an optional part for ever, waiting at most ten seconds', async () => {
    const watch = new AbortController();
    const start = vi.fn<typeof dead>(() => {
      if (start.mock.calls.length < 12) return Promise.reject(new Error('not yet'));
      watch.abort();
      return dead();
    });
    await supervise(part({ start, isAwaited: true, signal: watch.signal }));
    expect(start).toHaveBeenCalledTimes(12);
    expect(waits.slice(0, 6)).toEqual([250, 500, 1000, 2000, 10_000, 10_000]);
  });
});
