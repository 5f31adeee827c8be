import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CheckInAnswer } from '../../tickets/check-in-state';
import { CheckInQueue, newKey } from './check-in-queue.client';
import type { StoredEntry } from './check-in-storage.client';

type Asked = { entries: { key: string; code: string; undo: boolean }[] };

const entry = (code: string, more: Partial<StoredEntry> = {}): StoredEntry => {
  const key = newKey();
  const at = '2026-11-26T11:00:00.000Z';
  return { id: key, key, event: 7, code, people: 1, at, undo: false, told: true, ...more };
};

const answer = (key: string, outcome: CheckInAnswer['outcome']): CheckInAnswer => ({
  key,
  outcome,
  people: outcome === 'entered' ? 1 : 0,
  state: null,
  first: '2026-11-26T10:00:00.000Z',
  event: null,
});

/**
 * A queue with a simulated server. The server refuses a request that contains a code beginning with `bad`, and
 * answers that the people of the code `late` are in already.
 */
const queue = () =>
  new CheckInQueue((_query, body) => {
    const { entries } = body as Asked;
    if (entries.some(({ code }) => code.startsWith('bad'))) {
      return Promise.resolve({ status: 400, body: null });
    }
    const results = entries.map(({ key, code, undo }) =>
      answer(key, undo ? 'taken-back' : code === 'late' ? 'already-in' : 'entered'),
    );
    return Promise.resolve({ status: 200, body: { results } });
  });

describe('the queue of a phone at check-in', () => {
  it('names entries by UUIDs, of which no two are the same', () => {
    const keys = Array.from({ length: 100 }, newKey);
    for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
    expect(new Set(keys).size).toBe(100);
  });

  it('retries after a failed request', async () => {
    let times = 0;
    const one = new CheckInQueue((_query, body) => {
      times += 1;
      if (times === 1) return Promise.reject(new Error('gone'));
      const { entries } = body as Asked;
      const results = entries.map(({ key }) => answer(key, 'entered'));
      return Promise.resolve({ status: 200, body: { results } });
    });
    await one.add(entry('A'));
    await one.send();
    expect(one.waiting()).toHaveLength(1);
    await one.send();
    expect(one.waiting()).toHaveLength(0);
  });

  it('an unreadable entry does not block the others', async () => {
    const one = queue();
    for (const code of ['A', 'bad', 'B']) await one.add(entry(code));
    await one.send();
    expect(one.waiting().map(({ code }) => code)).toEqual(['bad']);
  });

  it('reports a clash until the entry is undone', async () => {
    const one = queue();
    const late = entry('late');
    await one.add(late);
    await one.send();
    expect(one.clashes()).toMatchObject([
      { code: 'late', clash: { outcome: 'already-in', first: '2026-11-26T10:00:00.000Z' } },
    ]);
    await one.add({ ...late, id: `${late.key} undo`, undo: true });
    expect(one.clashes()).toEqual([]);
  });

  it('reports no clash for an entry that was undone before it was sent', async () => {
    const one = queue();
    const late = entry('late');
    await one.add(late);
    await one.add({ ...late, id: `${late.key} undo`, undo: true });
    await one.send();
    expect([one.clashes(), one.waiting()]).toEqual([[], []]);
  });
});
