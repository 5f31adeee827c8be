import { failureOf, type Failure } from '@/content/browser';
import { browserMessages } from '@/i18n/browser-messages';
import type { Locale } from '@/i18n/locales';
import { notify } from '../chrome/toasts/notification';

/** What the page already holds of an error's words, in its language. */
export type ErrorWords = { locale: Locale; title: string; generic: string };

/** Failures that come together are one notification. */
const KEY = 'request-failed';

/** What servers say that has been translated (spec §8). */
const knownMessages = ['Invalid token', 'Inactive token', 'Something went wrong'] as const;

const bare = (message: string) => message.toLowerCase().replace(/\.$/, '');

/** A known message however it is written, `invalid token.` too; anything else as it is. */
const keyOf = (message: string): string =>
  knownMessages.find((known) => bare(known) === bare(message)) ?? message;

/** The server's message in the reader's language; an untranslated message as it came. */
async function messageOf({ status, detail }: Failure, words: ErrorWords): Promise<string> {
  const message = detail?.message?.trim() ?? '';
  if (status === undefined || status === 500 || message === '') return words.generic;
  const translate = await browserMessages(words.locale, 'error-message');
  return translate?.(keyOf(message), detail?.params) || words.generic;
}

/**
 * The shared error handler (spec §8): tells the reader that a request failed, once however many fail, and
 * leaves the page alone. A cancelled request is ignored.
 */
export async function handleFailure(error: unknown, words: ErrorWords): Promise<void> {
  const failure = failureOf(error);
  if (!failure) return;
  const description = await messageOf(failure, words);
  notify({ type: 'error', message: words.title, description, key: KEY });
}
