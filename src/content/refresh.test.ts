import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteRead } from '@/content/recent-reads';
import { queueRefresh, withRefresh } from '@/content/refresh';

const events: string[] = [];

vi.mock('next/cache', () => ({
  revalidateTag: (tag: string, profile: { expire: number }) => {
    events.push(`refreshed ${tag}, old for ${profile.expire} s`);
  },
}));

vi.mock('@/content/refresh-request', () => ({
  requestRefresh: async (tags: string[], { isAgain }: { isAgain?: boolean }) => {
    events.push(`asked for ${tags.join()}${isAgain ? ' again' : ''}`);
  },
}));

const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

beforeEach(() => {
  vi.useRealTimers();
  events.length = 0;
  logged.mockClear();
});

const refreshed = (...tags: string[]) => tags.map((tag) => `refreshed ${tag}, old for 0 s`);
const before = async () => {
  events.push('before');
};

describe('refreshing pages after a save', () => {
  it('nothing is refreshed before the save is through, then each named tag once', async () => {
    const answer = await withRefresh(async () => {
      queueRefresh(['a', 'b']);
      await Promise.resolve();
      queueRefresh(['b', 'c']);
      expect(events).toEqual([]);
      events.push('saved');
      return 'answer';
    }, before);
    expect(answer).toBe('answer');
    expect(events).toEqual(['saved', 'before', ...refreshed('a', 'b', 'c')]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('a request that changed nothing refreshes nothing', async () => {
    expect(await withRefresh(async () => 'read', before)).toBe('read');
    expect(events).toEqual([]);
  });

  it('they are refreshed when what pages rely on can not be brought along, and that is logged', async () => {
    const answer = await withRefresh(
      async () => {
        queueRefresh(['a']);
        return 'saved';
      },
      () => Promise.reject(new TypeError('a person typed this')),
    );
    expect(answer).toBe('saved');
    expect(events).toEqual(refreshed('a'));
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({ event: 'refresh.incomplete', error: 'TypeError' });
    expect(line).not.toContain('a person typed this');
  });

  it('they are refreshed when the handler fails after a save, and it still fails', async () => {
    const failing = withRefresh(async () => {
      queueRefresh(['a']);
      throw new Error('Later');
    }, before);
    await expect(failing).rejects.toThrow('Later');
    expect(events).toEqual(['before', ...refreshed('a')]);
  });

  it('what comes before waits for the handler, and the tags wait for it', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resume) => {
      finish = resume;
    });
    const answer = withRefresh(
      async () => queueRefresh(['a']),
      () => slow,
    );
    await Promise.resolve();
    expect(events).toEqual([]);
    finish();
    await answer;
    expect(events).toEqual(refreshed('a'));
  });

  it('two requests at once refresh each their own', async () => {
    const save = (tag: string, wait: Promise<void>) =>
      withRefresh(
        async () => {
          await wait;
          queueRefresh([tag]);
        },
        async () => {
          events.push(`before ${tag}`);
        },
      );
    const later = new Promise<void>((resume) => {
      setTimeout(resume, 20);
    });
    await Promise.all([save('slow', later), save('fast', Promise.resolve())]);
    expect(events).toEqual([
      'before fast',
      ...refreshed('fast'),
      'before slow',
      ...refreshed('slow'),
    ]);
  });

  describe('a page that was being made meanwhile', () => {
    const save = (isAgain = false) =>
      withRefresh(async () => queueRefresh(['made', 'other']), before, { isAgain });

    it('is refreshed again when it is done: most are after 3 seconds, all after 11', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      await save();
      vi.advanceTimersByTime(2999);
      expect(events).toEqual(['before', ...refreshed('made', 'other')]);
      vi.advanceTimersByTime(1);
      expect(events.slice(3)).toEqual(['asked for made again']);
      vi.advanceTimersByTime(8000);
      expect(events.slice(3)).toEqual(['asked for made again', 'asked for made again']);
    });

    it('is not refreshed for ever', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      await save(true);
      vi.advanceTimersByTime(60_000);
      expect(events).toEqual(['before', ...refreshed('made', 'other')]);
    });

    it('is done ten seconds after it was begun', async () => {
      vi.useFakeTimers();
      noteRead(['made']);
      vi.advanceTimersByTime(10_001);
      await save();
      vi.advanceTimersByTime(60_000);
      expect(events).toEqual(['before', ...refreshed('made', 'other')]);
    });
  });

  it('outside of a request there is nothing to refresh', () => {
    expect(() => queueRefresh(['a'])).not.toThrow();
    expect(events).toEqual([]);
  });
});
