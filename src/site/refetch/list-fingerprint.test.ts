import { expect, it } from 'vitest';
import { listFingerprint } from './list-fingerprint';

const event = { title: 'Chuyện Tết', at: '2026-12-10', link: { href: '/events/tet', text: null } };

it('lists with the same content have the same fingerprint, whatever the order of keys', () => {
  const { title, at, link } = event;
  expect(listFingerprint([{ link: { text: null, href: link.href }, at, title }])).toBe(
    listFingerprint([event]),
  );
  expect(listFingerprint([{ ...event, image: undefined }])).toBe(listFingerprint([event]));
});

it.each([
  [[]],
  [[event, event]],
  [[{ ...event, title: 'Chuyện tết' }]],
  [[{ ...event, link: { href: '/events/tet', text: '' } }]],
  [{ coming: [event] }],
])('another list has another fingerprint: %j', (other) => {
  expect(listFingerprint(other)).not.toBe(listFingerprint([event]));
});
