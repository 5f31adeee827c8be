import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentError } from '@/content/queries/content-errors';
import type { Notification } from '@/lib/show-notification';
import { handleFailure, type ErrorWords } from '@/site/refetch/notify-of-failed-request';

const words = {
  vi: { locale: 'vi', title: 'Đã có lỗi xảy ra', generic: 'Câu chung' },
  en: { locale: 'en', title: 'An error has occurred', generic: 'The generic sentence' },
} as const satisfies Record<string, ErrorWords>;

const catalogues: Record<string, Record<string, string>> = {
  vi: {
    'Invalid token': 'Liên kết không hợp lệ',
    'At most {{max}} per {{unit}}.': 'Tối đa {{max}} mỗi {{unit}}.',
  },
  en: { 'Invalid token': 'This link is not valid' },
};
/** While this is false, message catalogues can not be loaded. */
let reachable = true;

const shown: Notification[] = [];
beforeEach(() => {
  shown.length = 0;
  reachable = true;
  const page = new EventTarget();
  page.addEventListener('site:notification', (event) => {
    shown.push((event as CustomEvent<Notification>).detail);
  });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

vi.mock('i18next-http-backend', () => ({
  default: class {
    static readonly type = 'backend';
    type = 'backend' as const;
    init() {}
    read(lng: string, _ns: string, done: (error: unknown, found?: unknown) => void) {
      if (reachable) done(null, catalogues[lng]);
      else done(new Error('no answer'), false);
    }
  },
}));

type Detail = ConstructorParameters<typeof ContentError>[2];
const answer = (status: number, detail?: NonNullable<Detail>['detail']) =>
  new ContentError('status', 'Response not successful', { status, detail });

async function toastOf(error: unknown, lang: keyof typeof words = 'en'): Promise<Notification> {
  await handleFailure(error, words[lang]);
  expect(shown).toHaveLength(1);
  return shown[0]!;
}

const generic = {
  type: 'error',
  message: 'An error has occurred',
  description: 'The generic sentence',
};

describe('the shared error handler', () => {
  it('§8 a cancelled request is ignored', async () => {
    await handleFailure(new DOMException('The request was cancelled.', 'AbortError'), words.en);
    expect(shown).toEqual([]);
  });

  it.each([
    new ContentError('network', 'The content server can not be reached.'),
    new ContentError('time-out', 'Too late.'),
    new TypeError('a fault of our own'),
  ])('§8 no response shows the generic message (%s)', async (error) => {
    expect(await toastOf(error)).toMatchObject(generic);
  });

  it('§8 status 500 shows the generic message', async () => {
    expect(await toastOf(answer(500, { message: 'Invalid token' }))).toMatchObject(generic);
  });

  it.each([
    answer(401),
    answer(401, {}),
    answer(429, { message: '' }),
    answer(403, { message: '  ' }),
    new ContentError('parse', 'The answer can not be parsed.', { status: 200 }),
  ])('§8 a missing or empty error detail shows the generic message (%#)', async (error) => {
    expect(await toastOf(error)).toMatchObject(generic);
  });

  it("§8 otherwise the server's message is translated, with its params", async () => {
    const detail = {
      message: 'At most {{max}} per {{unit}}.',
      // Parameters with the names of i18next options must be treated as text.
      params: { max: 5, unit: 'giờ', lng: 'en', defaultValue: 'x' },
    };
    expect(await toastOf(answer(422, detail), 'vi')).toMatchObject({
      message: 'Đã có lỗi xảy ra',
      description: 'Tối đa 5 mỗi giờ.',
    });
  });

  it('a known message is recognised in any spelling', async () => {
    const { description } = await toastOf(answer(401, { message: 'invalid token.' }));
    expect(description).toBe('This link is not valid');
  });

  it("§8 otherwise the server's message is translated, with its params (a message nobody knows)", async () => {
    const detail = { message: 'Room {{room}}: full. Really.', params: { room: '<b>A</b>' } };
    const { description } = await toastOf(answer(409, detail));
    expect(description).toBe('Room <b>A</b>: full. Really.');
  });

  it("§8 otherwise the server's message is translated, with its params (no catalogue: the generic message)", async () => {
    // The modules are loaded anew, like on a page on which nothing has been loaded yet.
    vi.resetModules();
    const fresh = await import('@/site/refetch/notify-of-failed-request');
    const errors = await import('@/content/queries/content-errors');
    const detail = { message: 'Invalid token' };
    const error = new errors.ContentError('status', 'no', { status: 401, detail });
    reachable = false;
    await fresh.handleFailure(error, words.en);
    expect(shown.at(-1)).toMatchObject(generic);
    // From here on catalogues can be loaded, so the next failure shows its own message.
    reachable = true;
    await fresh.handleFailure(error, words.en);
    expect(shown.at(-1)?.description).toBe('This link is not valid');
  });

  it('ten errors have one key, so that they show one toast', async () => {
    await Promise.all(Array.from({ length: 10 }, () => handleFailure(answer(500), words.vi)));
    expect(shown).toHaveLength(10);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(1);
    expect(shown[0]?.key).toBeTruthy();
  });
});
