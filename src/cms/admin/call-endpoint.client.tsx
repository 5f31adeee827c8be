'use client';

/** An answer of an endpoint of the admin: the data, or an error message for the colleague. */
export type Answer<T> = { ok: true; data: T } | { ok: false; message: string };

type Options = { method?: 'GET' | 'POST'; body?: unknown; text?: string; language: string };

/** The body of a refusal: our endpoints answer one message, the CMS a list of errors. */
type Refusal = { message?: string; errors?: { message?: string }[] };

const messageOf = ({ message, errors = [] }: Refusal): string =>
  message ??
  errors
    .map((error) => error.message ?? '')
    .filter(Boolean)
    .join('\n');

const unreachable = {
  vi: 'Không tới được máy chủ. Hãy thử lại sau ít phút.',
  en: 'The server can not be reached. Try again in a few minutes.',
};

/**
 * Calls an endpoint of the admin, with `body` as JSON or `text` as CSV. A lost connection, or an answer that is not
 * JSON, is returned as an error message too.
 */
export async function callEndpoint<T>(path: string, options: Options): Promise<Answer<T>> {
  const { method = 'GET', body, text, language } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(text === undefined ? {} : { 'Content-Type': 'text/csv' }),
      },
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    const data = (await response.json()) as T & Refusal;
    return response.ok ? { ok: true, data } : { ok: false, message: messageOf(data) };
  } catch {
    return { ok: false, message: unreachable[language === 'vi' ? 'vi' : 'en'] };
  }
}
