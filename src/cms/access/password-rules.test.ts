import { expect, it } from 'vitest';
import { MAX_PASSWORD_LENGTH, passwordProblem } from '@/cms/access/password-rules';
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
])('refuses %s', async (password) => {
  expect(await passwordProblem(password, email)).not.toBeNull();
});

it.each([
  'a-long-enough-password',
  'trời mưa thì mang dù',
  'correct horse battery staple',
  'мы идем на рынок после дождя',
  // A password as a password generator makes it.
  'x!#K$%9&(Q)=*7@r',
  'v;Q4~m]P)w2*',
  'hT7pW2xYk9Rz',
])('accepts %s', async (password) => {
  expect(await passwordProblem(password, email)).toBeNull();
});

it('accepts a password of 128 characters and refuses a longer one, with a message in both languages', async () => {
  const sentence = 'trời mưa thì mang dù, '.repeat(10);
  expect(await passwordProblem(sentence.slice(0, MAX_PASSWORD_LENGTH), email)).toBeNull();
  expect(await passwordProblem(sentence.slice(0, MAX_PASSWORD_LENGTH + 1), email)).toEqual({
    vi: 'Mật khẩu dài tối đa 128 ký tự.',
    en: 'A password has at most 128 characters.',
  });
});

it.each(['adminadminadmin', 'PasswordIsMy123', 'hanoi2026saigon', 'abcdefghabcdef1'])(
  'refuses common words in a row (%s)',
  async (password) => {
    expect(await passwordProblem(password, email)).not.toBeNull();
  },
);

it.each(['1qaz2wsx3edc4rfv', 'unbelievable', 'P@ssw0rd2026!!', 'ILoveYou2026!!', 'Vietnam@123456'])(
  'refuses passwords known from breaches, even with added characters (%s)',
  async (password) => {
    expect(await passwordProblem(password, email)).not.toBeNull();
  },
);

it.each(['Mật-Khẩu-2026!', 'Đăng nhập 2026', 'emyeuanh123456'])(
  'refuses common Vietnamese words, with and without diacritics (%s)',
  async (password) => {
    expect(await passwordProblem(password, email)).not.toBeNull();
  },
);
