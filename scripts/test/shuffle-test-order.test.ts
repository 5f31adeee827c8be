import { expect, test } from 'vitest';
import { shuffled } from './shuffle-test-order.mjs';

const files = Array.from({ length: 20 }, (_, index) => `${index}.spec.ts`);

test('a seed fixes the order of files and loses none', () => {
  expect(shuffled(files, 7)).toEqual(shuffled(files, 7));
  expect(shuffled(files, 7)).not.toEqual(shuffled(files, 8));
  expect(shuffled(files, 7)).not.toEqual(files);
  expect(shuffled(files, 7).toSorted()).toEqual(files.toSorted());
});
