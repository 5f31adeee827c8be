import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftPlace, keepWaiting } from '@/site/forms/keep-unsent-form-input';

/** A form element, reduced to what the functions under test read. */
const formOf = (id: string) =>
  ({ id, dataset: { form: 'newsletter' }, elements: [] }) as unknown as HTMLFormElement;

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
