import type { FormKind } from '@/leads/schema/form-definitions';
import { validateSubmission } from '@/leads/schema/validate-submission';
import type { ClientStrings } from './form-script-strings';
import type { Messages } from './show-form-messages';

/** Whether a foreign phone number is plausible; only the server has the rules of each country. */
const isForeignPhone = (value: string): boolean => /^\+?[\d\s().-]{5,24}$/.test(value);

const judged = new WeakMap<File, 'valid' | 'invalid'>();

function attachedFile(form: HTMLFormElement): File | null {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  return input?.files?.[0] ?? null;
}

/** Checks the size and type of the attached file, once a file, and stores the result for `findMessages`. */
export async function judgeFile(form: HTMLFormElement): Promise<void> {
  const file = attachedFile(form);
  if (!file || judged.has(file)) return;
  // If the rules can not be loaded, only the server checks the file.
  const rules = await import('@/leads/schema/resume-file-rules').catch(() => null);
  if (!rules) return;
  let isResume = false;
  if (file.size <= rules.MAX_RESUME_BYTES) {
    try {
      isResume = rules.resumeType(new Uint8Array(await file.arrayBuffer())) !== null;
    } catch {
      // The file was moved or locked after it was chosen, so it can not be sent either.
    }
  }
  judged.set(file, isResume ? 'valid' : 'invalid');
}

/** The ticket types and hubs that the form offers; the browser knows no more of the event. */
function choicesIn(form: HTMLFormElement) {
  const radios = form.querySelectorAll<HTMLInputElement>('input[name="ticketType"]');
  const options = form.querySelectorAll<HTMLOptionElement>('select[name="hub"] option');
  return {
    ticketTypes: [...radios].map(({ value }) => value),
    hubs: [...options].flatMap(({ value }) => (value ? [value] : [])),
  };
}

/** The error messages for a form's current values, by the same rules as on the server. */
export function findMessages(
  form: HTMLFormElement,
  kind: FormKind,
  strings: ClientStrings,
): Messages {
  const raw = Object.fromEntries(new FormData(form));
  const file = attachedFile(form);
  const event = choicesIn(form);
  const { errors } = validateSubmission(kind, raw, {
    isForeignPhone,
    event,
    // A file that has not been checked yet gets no message.
    resume: file ? (judged.get(file) ?? 'valid') : 'missing',
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, key]) => [name, strings.messages[key] ?? '']),
  );
}
