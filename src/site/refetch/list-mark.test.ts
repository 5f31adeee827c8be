import { expect, it } from 'vitest';
import { listMark } from './list-mark';

const event = { title: 'Chuyện Tết', at: '2026-12-10', link: { href: '/events/tet', text: null } };

it('is the same for the same list, in whatever order it was put together', () => {
  const { title, at, link } = event;
  expect(listMark([{ link: { text: null, href: link.href }, at, title }])).toBe(listMark([event]));
  expect(listMark([{ ...event, image: undefined }])).toBe(listMark([event]));
});

it.each([
  [[]],
  [[event, event]],
  [[{ ...event, title: 'Chuyện tết' }]],
  [[{ ...event, link: { href: '/events/tet', text: '' } }]],
  [{ coming: [event] }],
])('is another for another list: %j', (other) => {
  expect(listMark(other)).not.toBe(listMark([event]));
});
