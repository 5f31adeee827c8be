import { expect, it } from 'vitest';
import * as blocks from './blocks';
import * as models from './models';
import * as views from './views';

it('every section has a line in each of the three lists', () => {
  const names = Object.keys(blocks).toSorted();
  expect(Object.keys(models).toSorted()).toEqual(names);
  expect(Object.keys(views).toSorted()).toEqual(names);
});
