import type { Challenge } from 'altcha-lib/types';

export type Answer =
  | { type: 'stored'; redirect: string }
  | { type: 'kept'; message: string }
  | { type: 'invalid'; messages: Record<string, string> }
  | { type: 'refused'; code: string; message: string }
  | { type: 'work'; challenge: Challenge }
  | { type: 'unanswered' };

type Body = {
  redirect?: string;
  errors?: Record<string, string>;
  code?: string;
  message?: string;
  challenge?: Challenge;
};

/** The request body of a form: multipart with a file, otherwise urlencoded. */
function bodyOf(data: FormData): FormData | URLSearchParams {
  const texts: [string, string][] = [];
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.push([name, value]);
    else if (value.size > 0 || value.name) return data;
  }
  return new URLSearchParams(texts);
}

/** Posts a form once. A lost connection or an unreadable answer counts as `unanswered`. */
async function postForm(action: string, data: FormData): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: bodyOf(data),
    });
    const answer = (await response.json()) as Body;
    if (response.ok && answer.redirect) return { type: 'stored', redirect: answer.redirect };
    if (answer.challenge) return { type: 'work', challenge: answer.challenge };
    if (answer.errors) return { type: 'invalid', messages: answer.errors };
    if (response.ok && answer.message) return { type: 'kept', message: answer.message };
    if (answer.message) {
      return { type: 'refused', code: answer.code ?? '', message: answer.message };
    }
  } catch {
    // The connection was lost, or the answer is not JSON.
  }
  return { type: 'unanswered' };
}

/**
 * Posts a form. Where the server requires a proof of work, the browser computes it and posts the form once more.
 * @param onWork called when the computation begins
 */
export async function sendForm(
  action: string,
  data: FormData,
  onWork?: () => void,
): Promise<Answer> {
  const answer = await postForm(action, data);
  if (answer.type !== 'work') return answer;
  onWork?.();
  data.delete('canProve');
  try {
    const { solve } = await import('./solve-challenge');
    data.set('proof', await solve(answer.challenge));
  } catch {
    // The form is then sent without a proof; the server holds it for review.
  }
  return postForm(action, data);
}
