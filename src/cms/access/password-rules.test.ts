import { expect, it } from 'vitest';
import { LONGEST_PASSWORD, passwordProblem } from '@/cms/access/password-rules';
import { brand } from '../../../brand.config';

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

it('takes a password of 128 characters and refuses a longer one, in words of both languages', () => {
  const sentence = 'trời mưa thì mang dù, '.repeat(10);
  expect(passwordProblem(sentence.slice(0, LONGEST_PASSWORD), email)).toBeNull();
  expect(passwordProblem(sentence.slice(0, LONGEST_PASSWORD + 1), email)).toEqual({
    vi: 'Mật khẩu dài tối đa 128 ký tự.',
    en: 'A password has at most 128 characters.',
  });
});

it.each(['adminadminadmin', 'PasswordIsMy123', 'hanoi2026saigon', 'abcdefghabcdef1'])(
  'refuses common words in a row (%s)',
  (password) => {
    expect(passwordProblem(password, email)).not.toBeNull();
  },
);
