import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Waiting } from '@/site/forms/keep-unsent-form-input';
import { sendStored } from '@/site/forms/send-waiting-forms';

const KEY = 'form-waiting:form-newsletter';

const waiting: Waiting = {
  kind: 'newsletter',
  action: '/api/forms/newsletter',
  locale: 'en',
  values: [
    ['page', '/events'],
    ['email', 'a@example.com'],
  ],
};

let stored: Record<string, unknown>;
const told = vi.fn<(detail: unknown) => void>();
const post = vi.fn<typeof fetch>();

/** The server answers every post like this. */
const answers = (status: number, body: object) =>
  post.mockImplementation(() => Promise.resolve(Response.json(body, { status })));

const entry = () => JSON.parse(stored[KEY] as string) as Waiting;

beforeEach(() => {
  stored = { [KEY]: JSON.stringify(waiting) };
  // The functions of the storage are not listed as its keys.
  Object.setPrototypeOf(stored, {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
    removeItem: (name: string) => void delete stored[name],
  });
  vi.stubGlobal('sessionStorage', stored);
  vi.stubGlobal('document', {
    getElementById: () => null,
    body: { dataset: { waitingSent: 'Sent', waitingRefused: 'Refused', waitingLink: 'Review' } },
  });
  vi.stubGlobal('window', {
    dispatchEvent: ({ detail }: CustomEvent) => told(detail),
  });
  vi.stubGlobal('fetch', post);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it.each([
  ['stored', 200, { redirect: '/thanks' }],
  ['kept on disk', 202, { code: 'kept', message: 'Kept' }],
])('a form that is %s is forgotten, and the visitor is told', async (_what, status, body) => {
  answers(status, body);
  await sendStored();
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ type: 'success', message: 'Sent' }),
  );
  expect(Object.keys(stored)).toEqual([]);
});

it.each([
  ['invalid', 422, { code: 'invalid', message: 'One field', errors: { email: 'Missing' } }],
  ['about a closed event', 410, { code: 'closed', message: 'Closed' }],
  ['sent before with other details', 409, { code: 'conflict', message: 'Conflict' }],
])('a form that is %s stays stored and is not posted again', async (_what, status, body) => {
  answers(status, body);
  await sendStored();
  await sendStored();
  expect(post).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Refused', href: '/en/events#form-newsletter' }),
  );
  expect(entry()).toEqual({ ...waiting, halted: true });
});

it.each([
  ['there were too many posts', 429, { code: 'rate-limited', message: 'Wait' }],
  ['the system is down', 503, { code: 'unavailable', message: 'Later' }],
])('a form that is refused because %s is sent again', async (_what, status, body) => {
  answers(status, body);
  await sendStored();
  expect(entry()).toEqual(waiting);
  answers(200, { redirect: '/thanks' });
  await sendStored();
  expect(Object.keys(stored)).toEqual([]);
});

it('a form is not posted twice at the same time', async () => {
  answers(200, { redirect: '/thanks' });
  await Promise.all([sendStored(), sendStored()]);
  expect(post).toHaveBeenCalledTimes(1);
});
