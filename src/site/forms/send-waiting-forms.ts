import { localizedPath } from '@/i18n/locales';
import { notify } from '@/lib/show-notification';
import {
  forgetDraftsOf,
  forgetWaiting,
  readWaiting,
  storeWaiting,
  type Waiting,
} from './keep-unsent-form-input';
import { waitingIds } from './offline-form-ids';
import { type Answer, sendForm } from './post-form';

/** Ids of the forms that are being sent. */
const underWay = new Set<string>();

/** Whether the server would refuse the same form again later; otherwise it had too much to do, or was down. */
const isFinal = (answer: Answer): boolean =>
  answer.type === 'invalid' ||
  (answer.type === 'refused' && !/^(?:rate-limited|unavailable)$/.test(answer.code));

/** The form's own page, in its own language; the form is restored there. */
function pageOf(id: string, { locale, values }: Waiting): string {
  const page = values.find(([name]) => name === 'page')?.[1] ?? '/';
  return `${localizedPath(locale, page)}#${id}`;
}

/** Shows the visitor, who is on another page, what became of a form; unless it still waits. */
function tell(id: string, waiting: Waiting, answer: Answer): void {
  const { waitingSent = '', waitingRefused = '', waitingLink = '' } = document.body.dataset;
  if (answer.type === 'stored' || answer.type === 'kept') {
    forgetWaiting({ id });
    forgetDraftsOf(id);
    notify({ type: 'success', message: waitingSent, key: id });
  } else if (isFinal(answer)) {
    // It stays stored, because it would be lost otherwise; unless its page, opened meanwhile, has taken it.
    if (readWaiting(id)) storeWaiting(id, { ...waiting, halted: true });
    notify({
      type: 'warning',
      message: waitingRefused,
      description: waitingLink,
      href: pageOf(id, waiting),
      key: id,
      autoClose: false,
    });
  }
}

/** Sends a waiting form from another page than its own, and shows a notification about the result. */
export async function sendWaiting(id: string, waiting: Waiting | null): Promise<void> {
  // The file of a job application is not stored, so only its form can ask for the file again and send it.
  if (!waiting || waiting.halted || waiting.kind === 'career' || underWay.has(id)) return;
  underWay.add(id);
  const data = new FormData();
  for (const [name, value] of waiting.values) if (value !== null) data.set(name, value);
  tell(id, waiting, await sendForm(waiting.action, data));
  underWay.delete(id);
}

/** Sends the stored forms that are not on the open page, one after the other. */
export async function sendStored(): Promise<void> {
  for (const id of waitingIds()) {
    if (!document.getElementById(id)) await sendWaiting(id, readWaiting(id));
  }
}
