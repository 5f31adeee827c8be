import { expect, it } from 'vitest';
import { shownAt } from './type-shown-at-url';

it.each([
  ['collections/pages', 'pages', true],
  ['collections/pages/trash', 'pages', true],
  ['collections/pages/trash/7', 'pages', false],
  ['collections/pages/7', 'pages', false],
  ['collections/pages/create', 'pages', false],
  ['collections/pages/7/versions', 'pages', false],
  ['globals/settings', 'settings', false],
  ['account', 'users', false],
  ['create-first-user', 'users', false],
  ['parity', undefined, false],
  ['', undefined, false],
])('the screen at /admin/%s shows the type %s', (address, slug, isList) => {
  expect(shownAt(address.split('/'), 'users')).toEqual({ slug, isList });
});
