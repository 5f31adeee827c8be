import { expect, it, vi } from 'vitest';
import type { Behaviour } from '@/lib/behaviour-type';
import { later } from './load-behaviours-on-demand';

class FakeButton extends EventTarget {
  closest = () => this;
  click = vi.fn<() => void>(() => this.dispatchEvent(new Event('click')));
  marks: boolean[] = [];
  toggleAttribute = (_name: string, on: boolean) => this.marks.push(on);
}

function begin() {
  const { promise, resolve } = Promise.withResolvers<Record<string, Behaviour>>();
  const button = new FakeButton();
  const leaving = new AbortController();
  const pressed = vi.fn<() => void>();
  const started = vi.fn<Behaviour>((element, signal) =>
    element.addEventListener('click', pressed, { signal }),
  );
  later(() => promise)(button as unknown as HTMLElement, leaving.signal);
  const arrive = async () => {
    resolve({ started });
    await promise;
  };
  return { button, started, pressed, arrive, leave: () => leaving.abort() };
}

it('starts a behaviour when its code has loaded', async () => {
  const { button, pressed, arrive } = begin();
  expect(button.marks).toEqual([true]);
  await arrive();
  await vi.waitUntil(() => button.marks.length > 1);
  expect(button.marks).toEqual([true, false]);
  expect(button.click).not.toHaveBeenCalled();
  button.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('repeats a click made before loading, once', async () => {
  const { button, pressed, arrive } = begin();
  button.dispatchEvent(new Event('click'));
  expect(pressed).not.toHaveBeenCalled();
  await arrive();
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('starts nothing on an element removed meanwhile', async () => {
  const { button, started, arrive, leave } = begin();
  button.dispatchEvent(new Event('click'));
  leave();
  await arrive();
  await vi.waitUntil(() => button.marks.length > 1);
  expect(started).not.toHaveBeenCalled();
  expect(button.click).not.toHaveBeenCalled();
});

it.each(['carousel-controls', 'choose-tab', 'play-video'])(
  'the module %s exports its behaviour alone',
  async (name) => {
    const exported: object = (await import(`../ui/${name}.ts`)) as object;
    expect(Object.keys(exported)).toHaveLength(1);
  },
);
