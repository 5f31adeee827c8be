import type { FormKind } from '@/leads/schema/forms';
import { TICKED } from '@/leads/schema/validate';
import { uuid } from '@/lib/uuid';
import { noteThisPage } from '@/tracking/attribution/landing';
import { visitControls } from '@/tracking/attribution/visit';
import type { ClientStrings } from './client-strings';
import { showBusy, showMessage, showMessages, showNotice } from './field-messages';
import {
  draftKey,
  forgetDraft,
  forgetWaiting,
  keepDraft,
  keepWaiting,
  restoreDraft,
  restoreWaiting,
} from './form-memory';
import { findMessages, judgeFile } from './form-rules';
import { type Answer, postForm } from './post-form';
import { showTotal } from './show-total';

/** Types of controls that are chosen from, not typed into. */
const CHOSEN = new Set(['checkbox', 'radio', 'file']);

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
 * @returns takes everything away again, and keeps what was typed for when the reader comes back
 */
export function enhanceForm(form: HTMLFormElement): () => void {
  const kind = form.dataset.form as FormKind;
  const strings = JSON.parse(form.dataset.strings ?? '{}') as ClientStrings;
  // Taken now: when the form leaves, the address is already the next page's.
  const draft = draftKey(form);
  let sending = false;
  let waitingForNetwork = false;
  const listeners = new AbortController();
  const { signal } = listeners;

  // One key for one request: pressing or retrying repeats it, a new request gets a new one.
  const newKey = () => setHidden(form, 'key', uuid());

  function wait(text: string): void {
    waitingForNetwork = true;
    keepWaiting(form);
    showNotice(form, text);
  }

  /** Posts the form; sent faster than people are, it works for it and is posted once more. */
  async function post(): Promise<Answer> {
    const answer = await postForm(form.action, new FormData(form));
    if (answer.outcome !== 'work') return answer;
    const data = new FormData(form);
    data.delete('canProve');
    try {
      const { solve } = await import('./solve-challenge');
      data.set('proof', await solve(answer.challenge));
    } catch {
      // Without the proof it is taken too, and looked at by a person first.
    }
    return postForm(form.action, data);
  }

  async function transmit(): Promise<void> {
    await judgeFile(form);
    const messages = findMessages(form, kind, strings);
    showMessages(form, strings, messages);
    if (Object.keys(messages).length > 0) return;
    if (!navigator.onLine) {
      wait(strings.offline);
      return;
    }
    showBusy(form, strings, true);
    const answer = await post();
    if (answer.outcome === 'stored') {
      newKey(); // for a reader who comes back by the Back button to ask for something else
      forgetWaiting(form);
      forgetDraft(draft);
      window.location.assign(answer.redirect);
      await new Promise<never>(() => {}); // stays busy until the next page is there
    }
    showBusy(form, strings, false);
    if (answer.outcome === 'network') {
      wait(strings.network);
      return;
    }
    forgetWaiting(form);
    if (answer.outcome === 'invalid') showMessages(form, strings, answer.messages);
    else if (answer.outcome === 'refused') {
      if (answer.code === 'conflict') newKey();
      showNotice(form, answer.message);
    }
  }

  async function send(): Promise<void> {
    if (sending) return;
    sending = true;
    waitingForNetwork = false;
    await transmit();
    sending = false;
  }

  function resume(): void {
    if (!waitingForNetwork || !navigator.onLine) return;
    showNotice(form, strings.resumed);
    void send();
  }

  newKey();
  setHidden(form, 'canProve', TICKED);
  setHidden(form, 'startedAt', String(Date.now()));
  // A form that is shown again has what it came with already.
  if (!form.querySelector('input[name="lastTouch"]')) {
    noteThisPage();
    for (const [name, value] of Object.entries(visitControls())) setHidden(form, name, value);
  }
  restoreDraft(form, draft);
  showTotal(form);

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
    showTotal(form);
    if (isShown || (event.type !== 'input' && touched.has(name))) {
      showMessage(form, name, findMessages(form, kind, strings)[name]);
    }
  };
  // A message that appears under a pressed pointer would move the button away from it.
  const recheckLeft = (event: FocusEvent) => {
    const towards = event.relatedTarget;
    if (towards instanceof HTMLButtonElement && towards.type === 'submit') return;
    recheck(event);
  };
  form.addEventListener('input', recheck, { signal });
  // Of a choice or a file; a text that changed says so as it is left, with the same care.
  const recheckChosen = (event: Event) => {
    const control = event.target;
    if (control instanceof HTMLTextAreaElement) return;
    if (control instanceof HTMLInputElement && !CHOSEN.has(control.type)) return;
    void judgeFile(form).then(() => recheck(event));
  };
  form.addEventListener('change', recheckChosen, { signal });
  form.addEventListener('focusout', recheckLeft, { signal });
  window.addEventListener('online', resume, { signal });
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
  if (restoreWaiting(form)) {
    waitingForNetwork = true;
    showNotice(form, strings.offline);
    resume();
  }
  return () => {
    if (!sending) keepDraft(form, draft);
    listeners.abort();
  };
}
