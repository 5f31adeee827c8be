'use client';

/** An answer of the editorial endpoints: the data, or an error message for the editor. */
export type Answer<T> = { ok: true; data: T } | { ok: false; message: string };

type Options = { method?: 'GET' | 'POST'; body?: unknown; text?: string; language: string };

/** Calls an endpoint of the admin; a broken connection becomes an error message too. */
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
    const data = (await response.json()) as T & { message?: string };
    return response.ok ? { ok: true, data } : { ok: false, message: data.message ?? '' };
  } catch {
    return { ok: false, message: '' };
  }
}
