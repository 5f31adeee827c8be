import { expect, it } from 'vitest';
import { listMark } from './list-mark';

const event = { title: 'Chuyện Tết', at: '2026-12-10', link: { href: '/events/tet', text: null } };

it('lists with the same content have the same fingerprint, whatever the order of keys', () => {
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
])('another list has another fingerprint: %j', (other) => {
  expect(listMark(other)).not.toBe(listMark([event]));
});
