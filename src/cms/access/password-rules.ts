import type { CollectionBeforeValidateHook, PayloadRequest, ValidationError } from 'payload';
import { foldText } from '@/lib/fold-text-for-search';
import { brand } from '../../../brand.config';
import { say, type Words } from '../fields/bilingual-admin-text';
import { fieldError } from '@/lib/field-validation-error';

const MIN_PASSWORD_LENGTH = 12;

/**
 * The maximum length of a password in characters, more than a long sentence; a longer one is refused before any costly
 * work (estimating, hashing).
 */
export const MAX_PASSWORD_LENGTH = 128;

/** The maximum length of the part of an e-mail address before the @ (RFC 5321). */
const MAX_NAME_LENGTH = 64;

/**
 * The number of guesses that a password has to withstand, as estimated by zxcvbn: ten times its threshold for passwords
 * that are hashed slowly, as ours are.
 */
const MIN_GUESSES = 1e9;

/** Common parts of Vietnamese passwords that no English list has; without diacritics, in lower case. */
const VIETNAMESE_WORDS = (
  'matkhau dangnhap taikhoan quantri congty khachhang xinchao camon vietnam saigon hanoi danang haiphong ' +
  'cantho anhyeuem emyeuanh toiyeuvietnam giadinh chungtoi nguyen'
).split(' ');

/**
 * Removes diacritics, converts to lower case and leaves out everything but a–z and digits: `Mật-Khẩu` is guessed as
 * fast as `matkhau`.
 */
const plainly = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '');

type CountGuesses = (password: string, ownWords: string[]) => number;

/**
 * Loads the estimator zxcvbn with its lists: the 49,000 passwords seen most often in breaches, and common words. The
 * estimator also recognises rows of keys, dates and repeats. Loaded when a password is first set, because preparing the
 * lists takes time.
 */
async function readLists(): Promise<CountGuesses> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({
    dictionary: { ...dictionary, vietnamese: VIETNAMESE_WORDS },
    graphs: adjacencyGraphs,
  });
  return (password, ownWords) => estimator.check(password, ownWords).guesses;
}

let lists: Promise<CountGuesses> | undefined;

/**
 * Whether a password is guessed fast, as typed or reduced to letters and digits. Random letters and digits take ten
 * guesses a character; a password that takes fewer than the square root of that number consists of known words.
 */
async function isGuessedFast(password: string, ownWords: string[]): Promise<boolean> {
  const guessesOf = await (lists ??= readLists());
  if (guessesOf(password, ownWords) < MIN_GUESSES) return true;
  const plain = plainly(password);
  return guessesOf(plain, ownWords) < Math.min(MIN_GUESSES, 10 ** (plain.length / 2));
}

/**
 * The reason why a password is refused (too short, too long, easily guessed), or null. `email` is the address of the
 * account, whose words count as easily guessed.
 */
export async function passwordProblem(password: string, email: string): Promise<Words | null> {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      vi: `Mật khẩu cần ít nhất ${MIN_PASSWORD_LENGTH} ký tự. Một câu dài thì dễ nhớ.`,
      en: `A password needs at least ${MIN_PASSWORD_LENGTH} characters. A long sentence is easy to remember.`,
    };
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return {
      vi: `Mật khẩu dài tối đa ${MAX_PASSWORD_LENGTH} ký tự.`,
      en: `A password has at most ${MAX_PASSWORD_LENGTH} characters.`,
    };
  }
  const name = (email.split('@')[0] ?? '').slice(0, MAX_NAME_LENGTH);
  const ownWords = [brand.slug, name, ...name.split(/[^\p{L}\d]+/u)].map(plainly).filter(Boolean);
  if (!(await isGuessedFast(password, ownWords))) return null;
  return {
    vi: 'Mật khẩu này dễ đoán: đừng dùng từ quen thuộc, dãy phím, tên công ty, email của bạn hay mật khẩu nhiều người dùng. Ghép vài từ không liên quan thì khó đoán.',
    en: "This password is easily guessed: no common words, runs of keys, company's name, email address or password that many people use. A few unrelated words are hard to guess.",
  };
}

/**
 * Applies the password rule when an account is saved: on sign-up, in its form, by the API. A password that is set by a
 * mailed link is checked by `limitPasswordReset`.
 */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const fields: Readonly<Record<string, unknown>> = data ?? {};
  const { password } = fields;
  if (typeof password !== 'string') return data;
  const email: unknown = fields.email ?? (originalDoc as { email?: unknown } | undefined)?.email;
  const problem = await passwordProblem(password, typeof email === 'string' ? email : '');
  if (problem) throw weakPassword(req, problem);
  return data;
};

export function weakPassword(req: PayloadRequest, { vi, en }: Words): ValidationError {
  return fieldError(req, 'users', [{ path: 'password', message: say(req, vi, en) }]);
}
