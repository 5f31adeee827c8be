import type { FieldName, FormKind } from '@/leads/schema/forms';
import { cleanValues, type FieldErrors, findErrors } from '@/leads/schema/validate';
import type { ClientStrings } from './client-strings';
import type { Messages } from './form-display';

/** In the browser any plausible number of another country will do; the server knows them all. */
const isForeignPhone = (value: string): boolean => /^\+?[\d\s().-]{5,24}$/.test(value);

const judged = new WeakMap<File, 'valid' | 'invalid'>();

function attachedFile(form: HTMLFormElement): File | null {
  const input = form.querySelector<HTMLInputElement>('input[type="file"]');
  return input?.files?.[0] ?? null;
}

/** Looks into the attached file, once; its verdict is known from then on. */
export async function judgeFile(form: HTMLFormElement): Promise<void> {
  const file = attachedFile(form);
  if (!file || judged.has(file)) return;
  // Without a network the server judges it.
  const rules = await import('@/leads/schema/resume').catch(() => null);
  if (!rules) return;
  let isResume = false;
  if (file.size <= rules.LARGEST_RESUME) {
    try {
      isResume = rules.resumeType(new Uint8Array(await file.arrayBuffer())) !== null;
    } catch {
      // Moved or locked since it was chosen: it could not be sent either.
    }
  }
  judged.set(file, isResume ? 'valid' : 'invalid');
}

/** What the form's own choices offer: the event behind it is not known here. */
function choicesIn(form: HTMLFormElement) {
  const radios = form.querySelectorAll<HTMLInputElement>('input[name="ticketType"]');
  const options = form.querySelectorAll<HTMLOptionElement>('select[name="hub"] option');
  return {
    ticketTypes: [...radios].map(({ value }) => value),
    hubs: [...options].flatMap(({ value }) => (value ? [value] : [])),
  };
}

/** The messages of a form as it stands, by the rules that the server has too. */
export function findMessages(
  form: HTMLFormElement,
  kind: FormKind,
  strings: ClientStrings,
): Messages {
  const raw = Object.fromEntries(new FormData(form));
  const file = attachedFile(form);
  const found: FieldErrors = findErrors(kind, cleanValues(kind, raw), {
    isForeignPhone,
    event: choicesIn(form),
    // A file not yet looked into is not called wrong.
    resume: file ? (judged.get(file) ?? 'valid') : 'missing',
  });
  return Object.fromEntries(
    (Object.keys(found) as FieldName[]).map((name) => {
      const key = found[name];
      return [name, (key && strings.messages[key]) ?? ''];
    }),
  );
}
