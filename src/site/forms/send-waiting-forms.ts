import { forgetDraftsOf, forgetWaiting, readWaiting } from './keep-unsent-form-input';
import { sendForm } from './post-form';
import { notify } from '@/lib/show-notification';

let isSending = false;

async function sendOne(id: string): Promise<boolean> {
  const waiting = readWaiting(id);
  // The file of a job application is not stored, so only its form can ask for the file again and send it.
  if (!waiting || waiting.kind === 'career') return false;
  const data = new FormData();
  for (const [name, value] of waiting.values) if (value !== null) data.set(name, value);
  const answer = await sendForm(waiting.action, data);
  if (answer.type !== 'stored' && answer.type !== 'kept') return false;
  forgetWaiting({ id });
  forgetDraftsOf(id);
  return true;
}

/** Sends these waiting forms, and shows a notification for each that was sent. */
export async function sendWaiting(ids: readonly string[], sentText: string): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (const id of ids) {
    if (await sendOne(id)) notify({ type: 'success', message: sentText, key: 'form-sent' });
  }
  isSending = false;
}
