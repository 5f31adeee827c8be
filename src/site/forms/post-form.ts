export type Answer =
  | { outcome: 'stored'; redirect: string }
  | { outcome: 'invalid'; messages: Record<string, string> }
  | { outcome: 'refused'; code: string; message: string }
  | { outcome: 'network' };

type Body = { redirect?: string; errors?: Record<string, string>; code?: string; message?: string };

/** Sends a form and reads the answer; a lost connection or an unreadable answer is `network`. */
export async function postForm(action: string, body: FormData): Promise<Answer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      // The form has no files: every value is text.
      body: new URLSearchParams([...body].map(([name, value]) => [name, value as string])),
    });
    const answer = (await response.json()) as Body;
    if (response.ok && answer.redirect) return { outcome: 'stored', redirect: answer.redirect };
    if (answer.errors) return { outcome: 'invalid', messages: answer.errors };
    if (answer.message) {
      return { outcome: 'refused', code: answer.code ?? '', message: answer.message };
    }
  } catch {
    // Falls through: the reader is told that it did not go through, and keeps everything.
  }
  return { outcome: 'network' };
}
