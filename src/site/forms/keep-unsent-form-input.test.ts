import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftPlace, keepWaiting } from '@/site/forms/keep-unsent-form-input';

/** A form element, reduced to what the functions under test read. */
const formOf = (id: string, elements: object[] = []) =>
  ({ id, dataset: { form: 'newsletter' }, elements }) as unknown as HTMLFormElement;

describe('two newsletter forms on one page', () => {
  const [whole, line] = [formOf('form-newsletter'), formOf('form-newsletter-line')];
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('window', { location: { pathname: '/newsletter' } });
    vi.stubGlobal('sessionStorage', {
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    vi.stubGlobal(
      'FormData',
      class {
        readonly [Symbol.iterator] = () => [['email', 'a@example.com']][Symbol.iterator]();
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('keep separate drafts', () => {
    expect(draftPlace(whole).key).not.toBe(draftPlace(line).key);
  });

  it('have separate offline queues', () => {
    keepWaiting(whole);
    keepWaiting(line);
    expect(kept.size).toBe(2);
  });
});

it('a form that is stored from a page in the other language keeps its own language', () => {
  vi.stubGlobal('window', { location: { pathname: '/en/pricing' } });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  const Control = class {
    readonly type = 'hidden';
    readonly name = 'locale';
    readonly value = 'vi';
  };
  for (const name of ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement']) {
    vi.stubGlobal(name, Control);
  }
  vi.stubGlobal(
    'FormData',
    class {
      readonly get = () => 'vi';
    },
  );
  expect(keepWaiting(formOf('form-newsletter', [new Control()])).locale).toBe('vi');
  vi.unstubAllGlobals();
});
