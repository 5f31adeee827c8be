import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload';
import { brand } from '../../../brand.config';
import { say, type Words } from '../fields/words';

const FEWEST = 12;

/** Far more than a long sentence; what is longer is neither read nor hashed. */
export const LONGEST_PASSWORD = 128;

/** What people choose when twelve characters are asked for; written without signs, in lower case. */
const WORDS =
  'password|matkhau|qwertyuiop|qwerty|administrator|admin|welcome|iloveyou|letmein|abcdefgh|abcdef|vietnam|saigon|hanoi';
/** Such words and digits alone. Nothing repeats inside what is repeated, so it is read once. */
const COMMON = new RegExp(String.raw`^(?:${WORDS})(?:${WORDS}|is|my|\d)*$`);
/** Straight runs on a keyboard or through the alphabet. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
];

/** Why a password is too weak; null when it is not. The address is that of the account. */
export function passwordProblem(password: string, email: string): Words | null {
  if (password.length < FEWEST) {
    return {
      vi: `Mật khẩu cần ít nhất ${FEWEST} ký tự. Một câu dài thì dễ nhớ.`,
      en: `A password needs at least ${FEWEST} characters. A long sentence is easy to remember.`,
    };
  }
  if (password.length > LONGEST_PASSWORD) {
    return {
      vi: `Mật khẩu dài tối đa ${LONGEST_PASSWORD} ký tự.`,
      en: `A password has at most ${LONGEST_PASSWORD} characters.`,
    };
  }
  const plain = password.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const name = (email.split('@')[0] ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const left = [brand.slug, ...(name.length > 3 ? [name] : [])].reduce(
    (rest, word) => rest.replaceAll(word, ''),
    plain,
  );
  const isGuessed =
    COMMON.test(plain) ||
    left.length < FEWEST / 2 ||
    new Set(password).size < 5 ||
    RUNS.some((run) => run.includes(plain) || run.split('').toReversed().join('').includes(plain));
  if (!isGuessed) return null;
  return {
    vi: 'Mật khẩu này dễ đoán: đừng dùng từ quen thuộc, dãy phím, tên công ty hay email của bạn.',
    en: "This password is easily guessed: no common words, runs of keys, company's name or e-mail.",
  };
}

/** The sign-in's own rule, wherever a password is set: sign-up, the account's form, the API. */
export const requireStrongPassword: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const fields: Readonly<Record<string, unknown>> = data ?? {};
  const { password } = fields;
  if (typeof password !== 'string') return data;
  const email: unknown = fields.email ?? (originalDoc as { email?: unknown } | undefined)?.email;
  const problem = passwordProblem(password, typeof email === 'string' ? email : '');
  if (problem) throw weakPassword(req, problem);
  return data;
};

export function weakPassword(req: PayloadRequest, { vi, en }: Words): ValidationError {
  const errors = [{ path: 'password', message: say(req, vi, en) }];
  return new ValidationError({ collection: 'users', errors, req });
}
