import { expect, it } from 'vitest';
import { containsSample } from './contains-sample-content';

it.each([
  ['the page itself', { title: 'A', sample: true }],
  ['a section', { sections: [{ model: { sample: false } }, { model: { sample: true } }] }],
  [
    'an entry that a list shows',
    { sections: [{ model: { stories: [{ key: 1, sample: true }] } }] },
  ],
])('a page contains samples when %s is a sample', (_, page) => {
  expect(containsSample(page)).toBe(true);
});

it.each([
  ['nothing is marked', { title: 'A', sections: [{ model: { sample: false, lead: null } }] }],
  ['the word means something else', { sample: 'numbers', sections: [{ sample: { of: 'paper' } }] }],
])('a page contains no samples when %s', (_, page) => {
  expect(containsSample(page)).toBe(false);
});
