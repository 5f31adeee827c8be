import { expect, it } from 'vitest';
import { topInView } from './scroll-distance-into-view';

it.each([
  ['one in view stays', { top: 110, bottom: 900 }, 0],
  ['one under the bars comes to the middle', { top: 50, bottom: 150 }, -450],
  ['one below comes to the middle', { top: 1200, bottom: 1300 }, 700],
  ['a tall one begins below the bars', { top: 1200, bottom: 2200 }, 1100],
])('a window is scrolled so far that it shows an element: %s', (_, box, by) => {
  expect(topInView(box, { from: 100, to: 1000 })).toBe(by);
});
