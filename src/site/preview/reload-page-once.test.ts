// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { mayReload } from './reload-page-once';

const kept = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

it('a preview is loaded again once for each build', () => {
  expect(['one', 'one', 'two', 'two'].map((build) => mayReload(build, kept))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('a preview is not loaded again where the browser keeps nothing', () => {
  const refused = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(mayReload('one', refused)).toBe(false);
});
