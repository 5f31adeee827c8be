import { expect, it } from 'vitest';
import { passwordProblem } from '@/cms/access/password-rules';
import { brand } from '../../brand.config';

const email = 'thu.ha@example.com';

it.each([
  'short',
  'elevenchars',
  'password1234',
  'Mat-Khau-2026!',
  'qwertyuiop12',
  'abcdefghijkl',
  '123456789012',
  'aaaaaaaaaaaaaa',
  'Thu.Ha2026!!',
  `${brand.name}-2026!`,
])('refuses %s', (password) => {
  expect(passwordProblem(password, email)).not.toBeNull();
});

it.each(['a-long-enough-password', 'trời mưa thì mang dù', 'correct horse battery staple'])(
  'takes %s',
  (password) => {
    expect(passwordProblem(password, email)).toBeNull();
  },
);
