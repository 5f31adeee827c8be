import { failureOf, type Failure } from '@/content/entries/lists-refetched-by-browsers';
import { browserMessages } from '@/i18n/browser-messages';
import type { Locale } from '@/i18n/locales';
import { notify } from '@/lib/show-notification';

/** The texts of error messages that the page has in its language. */
export type ErrorWords = { locale: Locale; title: string; generic: string };

/** The key of the notification. Failures at the same moment share it, so they become one notification. */
const KEY = 'request-failed';

/** Messages of servers that have a translation (spec §8). */
const knownMessages = ['Invalid token', 'Inactive token', 'Something went wrong'] as const;

const bare = (message: string) => message.toLowerCase().replace(/\.$/, '');

/**
 * The known message that a server's message matches, ignoring case and a final full stop (`invalid token.`); other
 * messages are returned unchanged.
 */
const keyOf = (message: string): string =>
  knownMessages.find((known) => bare(known) === bare(message)) ?? message;

/**
 * The message to show. The server's message in the reader's language, or unchanged if it has no translation. The
 * generic one (spec §8) without an answer, after status 500, without a message, and when the translations can not be
 * loaded.
 */
async function messageOf({ status, detail }: Failure, words: ErrorWords): Promise<string> {
  const message = detail?.message?.trim() ?? '';
  if (status === undefined || status === 500 || message === '') return words.generic;
  const translate = await browserMessages(words.locale, 'error-message');
  return translate?.(keyOf(message), detail?.params) || words.generic;
}

/**
 * The shared error handler (spec §8): shows a notification that a request failed, only one for several failures at a
 * time, and leaves the page unchanged. A cancelled request is ignored.
 */
export async function handleFailure(error: unknown, words: ErrorWords): Promise<void> {
  const failure = failureOf(error);
  if (!failure) return;
  const description = await messageOf(failure, words);
  notify({ type: 'error', message: words.title, description, key: KEY });
}
