import type { FieldName, FormKind } from '@/leads/schema/forms';
import { cleanValues, type FieldErrors, findErrors } from '@/leads/schema/validate';
import { uuid } from '@/lib/uuid';
import { rememberCampaign, visitCampaign } from '@/tracking/attribution';
import type { ClientStrings } from './client-strings';
import { showBusy, showMessage, showMessages, showNotice } from './field-messages';
import { postForm } from './post-form';

/** In the browser any plausible number of another country will do; the server knows them all. */
const plausiblePhone = (value: string): boolean => /^\+?[\d\s().-]{5,24}$/.test(value);

/** Sets a hidden control, making it when the form has none yet. */
function setHidden(form: HTMLFormElement, name: string, value: string): void {
  let input = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
  if (!input) {
    input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    form.append(input);
  }
  input.value = value;
}

/**
 * Makes a plain form comfortable: messages beside the fields, focus on the first wrong one, one request
 * however often it is pressed, and a request that waits while the reader is offline.
 *
 * @returns takes everything away again
 */
export function enhanceForm(
  form: HTMLFormElement,
  kind: FormKind,
  strings: ClientStrings,
): () => void {
  let sending = false;
  let waitingForNetwork = false;
  const listeners = new AbortController();
  const { signal } = listeners;

  // One key for one request: pressing or retrying repeats it, a new request gets a new one.
  const newKey = () => setHidden(form, 'key', uuid());
  const errors = (): FieldErrors => {
    const raw = Object.fromEntries(new FormData(form));
    return findErrors(kind, cleanValues(kind, raw), plausiblePhone);
  };
  const messageOf = (found: FieldErrors, name: string): string | undefined => {
    const key = found[name as FieldName];
    return key && strings.messages[key];
  };

  async function send(): Promise<void> {
    if (sending) return;
    const found = errors();
    const messages = Object.fromEntries(
      Object.keys(found).map((name) => [name, messageOf(found, name) ?? '']),
    );
    showNotice(form, '');
    showMessages(form, messages);
    if (Object.keys(messages).length > 0) return;
    if (!navigator.onLine) {
      waitingForNetwork = true;
      showNotice(form, strings.offline);
      return;
    }
    sending = true;
    showBusy(form, strings, true);
    const answer = await postForm(form.action, new FormData(form));
    if (answer.outcome === 'stored') {
      newKey(); // for a reader who comes back by the Back button to ask for something else
      window.location.assign(answer.redirect);
      return; // stays busy until the next page is there
    }
    sending = false;
    showBusy(form, strings, false);
    if (answer.outcome === 'invalid') showMessages(form, answer.messages);
    else if (answer.outcome === 'network') showNotice(form, strings.network);
    else {
      if (answer.code === 'conflict') newKey();
      showNotice(form, answer.message);
    }
  }

  newKey();
  setHidden(form, 'startedAt', String(Date.now()));
  rememberCampaign(window.location.search);
  for (const [name, value] of Object.entries(visitCampaign())) setHidden(form, name, value);

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void send();
    },
    { signal },
  );
  // A message goes as soon as its field is right, and a field left wrong gets one; never while typing first.
  const touched = new Set<string>();
  const recheck = (event: Event) => {
    const control = event.target;
    if (!(control instanceof HTMLElement) || !('name' in control)) return;
    const name = String(control.name);
    const isShown = control.getAttribute('aria-invalid') === 'true';
    if (event.type === 'input') touched.add(name);
    if (isShown || (event.type === 'focusout' && touched.has(name))) {
      showMessage(form, name, messageOf(errors(), name));
    }
  };
  form.addEventListener('input', recheck, { signal });
  form.addEventListener('focusout', recheck, { signal });
  window.addEventListener(
    'online',
    () => {
      if (!waitingForNetwork) return;
      waitingForNetwork = false;
      void send();
    },
    { signal },
  );
  // Back from the next page, out of the browser's cache: ready again.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (!event.persisted) return;
      sending = false;
      showBusy(form, strings, false);
    },
    { signal },
  );
  return () => listeners.abort();
}
