import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../support/cms-for-lead-tests';
import { validForm } from '../support/valid-forms';

/** The pause between two forms of a person who sends several, in milliseconds. */
const BETWEEN_FORMS_MS = 400;

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
const send = async (siteUrl: string, attempt: Attempt): Promise<boolean> =>
  (await post(siteUrl, attempt)) === 'stored';

/**
 * People who send one form each when they are asked to. One who got no answer sends the same form again at the next
 * occasion. So does one in two of those who are told that it is kept; the others trust in that.
 */
export function formSenders(siteUrl: string) {
  const waiting: Attempt[] = [];
  const acknowledged: Attempt[] = [];
  const underWay = new Set<Promise<void>>();
  let cutOff = 0;
  let kept = 0;

  function sendOne(attempt: Attempt): Promise<void> {
    const sending = answered(attempt).finally(() => underWay.delete(sending));
    underWay.add(sending);
    return sending;
  }

  async function answered(attempt: Attempt): Promise<void> {
    const told = await post(siteUrl, attempt);
    const isTrusted = told === 'kept' && Math.random() < 0.5;
    if (told === 'stored' || isTrusted) acknowledged.push(attempt);
    else waiting.push(attempt);
    if (isTrusted) kept += 1;
    else if (told !== 'stored') cutOff += 1;
  }

  return {
    /** Those who were told that their form is stored, or kept. */
    acknowledged,
    counts: () => ({ cutOff, kept }),
    underWay: () => underWay.size,
    send(people: number): void {
      for (let person = 0; person < people; person += 1) {
        void sendOne(waiting.shift() ?? newAttempt());
      }
    },
    /** Lets people send forms one after the other until `life` ends. */
    async sendAlong(people: number, life: AbortSignal): Promise<void> {
      const person = async () => {
        while (!life.aborted) {
          await sendOne(waiting.shift() ?? newAttempt());
          await pause(BETWEEN_FORMS_MS);
        }
      };
      await Promise.all(Array.from({ length: people }, person));
    },
    async settle(): Promise<void> {
      await Promise.all(underWay);
    },
    /** Sends all forms that were cut off, until they are stored. */
    async sendRest(): Promise<void> {
      await Promise.all(underWay);
      for (const attempt of waiting.splice(0)) {
        await until(() => send(siteUrl, attempt), 60);
        acknowledged.push(attempt);
      }
    },
  };
}
