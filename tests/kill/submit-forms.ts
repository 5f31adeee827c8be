import { randomInt, randomUUID } from 'node:crypto';
import { validForm } from '../support/valid-forms';

/** A person's form: its idempotency key stays the same however often it is sent. */
export type Attempt = { key: string; email: string; phone: string; sendings: number };

export const newAttempt = (): Attempt => {
  const key = randomUUID();
  const phone = `091${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return { key, email: `${key}@khach-hang.vn`, phone, sendings: 0 };
};

/** What the sender was told: stored, kept until the database is back, or nothing. */
export type Told = 'stored' | 'kept' | null;

/** Posts a form as the page's script does. */
export async function post(siteUrl: string, attempt: Attempt): Promise<Told> {
  attempt.sendings += 1;
  try {
    const response = await fetch(`${siteUrl}/api/forms/book-demo`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({
        ...validForm,
        email: attempt.email,
        phone: attempt.phone,
        locale: 'vi',
        page: '/book-demo',
        version: 'v5',
        key: attempt.key,
      }),
      signal: AbortSignal.timeout(20_000),
    });
    const { redirect, code } = (await response.json()) as { redirect?: string; code?: string };
    if (response.ok && redirect !== undefined) return 'stored';
    return response.status === 202 && code === 'kept' ? 'kept' : null;
  } catch {
    return null; // the server died meanwhile: the sender got no confirmation
  }
}

/** Posts a form; true once the server has confirmed that it is stored. */
export const send = async (siteUrl: string, attempt: Attempt): Promise<boolean> =>
  (await post(siteUrl, attempt)) === 'stored';
