// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { receive, send } from './preview-window-messages';

const ready = { type: 'edit-on-page', kind: 'ready' };

function listen(from: Window | null = window) {
  const take = vi.fn<(message: unknown) => void>();
  const listening = new AbortController();
  receive(() => from, take, listening.signal);
  const tell = (data: unknown, more: object = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: location.origin, source: window, ...more }),
    );
  return { take, tell, listening };
}

it('a message of the other window of this site is taken', () => {
  const { take, tell, listening } = listen();
  tell(ready);
  expect(take).toHaveBeenCalledWith(ready);
  listening.abort();
  tell(ready);
  expect(take).toHaveBeenCalledTimes(1);
});

it.each([
  ['another site', ready, { origin: 'https://elsewhere.example' }],
  ['another window', ready, { source: null }],
  ['another kind', { type: 'payload-live-preview', ready: true }, {}],
  ['no object', 'ready', {}],
  ['nothing', null, {}],
])('a message of %s is ignored', (_, data, more) => {
  const { take, tell, listening } = listen();
  tell(data, more);
  expect(take).not.toHaveBeenCalled();
  listening.abort();
});

it('a message of a window that is not the preview is ignored', () => {
  const { take, tell, listening } = listen(null);
  tell(ready);
  expect(take).not.toHaveBeenCalled();
  listening.abort();
});

it('a message is sent to a window of this site alone', () => {
  const post = vi.fn<(message: unknown, origin: string) => void>();
  send({ postMessage: post } as unknown as Window, { kind: 'ready' });
  expect(post).toHaveBeenCalledWith(ready, location.origin);
});
