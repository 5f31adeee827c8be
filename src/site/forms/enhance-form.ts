import type { FormKind } from '@/leads/schema/forms';
import { TICKED } from '@/leads/schema/validate';
import { uuid } from '@/lib/uuid';
import { FORM_STORED } from '@/tracking/analytics/report';
import { noteThisPage } from '@/tracking/attribution/landing';
import { visitControls } from '@/tracking/attribution/visit';
import type { ClientStrings } from './client-strings';
import { showBusy, showMessage, showMessages, showNotice, showTotal } from './form-display';
import { changedValues, type Control, isChosen } from './form-values';
import { afterPointerUp } from './after-pointer-up';
import { type ClientEvent, type ClientState, isUnderWay, transition } from './form-machine';
import { findMessages, judgeFile } from './form-rules';
import {
  draftPlace,
  forgetDraft,
  forgetWaiting,
  keepDraft,
  keepWaiting,
  restoreDraft,
  restoreWaiting,
  waitingHere,
} from './form-storage';
import { sendForm } from './post-form';

/** Between two tries while the network fails although the browser has one: the first pause and the longest. */
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;
/** Who has pressed a key within this time is still typing. */
const TYPING_MS = 5000;

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
 * however often it is pressed, and a request that waits while the reader is offline. With `signal` it ends,
 * and keeps what was typed for when the reader comes back.
 */
export function enhanceForm(form: HTMLFormElement, signal: AbortSignal): void {
  const kind = form.dataset.form as FormKind;
  const strings = JSON.parse(form.dataset.strings ?? '{}') as ClientStrings;
  // Taken now: when the form leaves, the address is already the next page's.
  const draft = draftPlace(form);
  let state: ClientState = 'editing';
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let mendedAt = -TYPING_MS;

  // One key for one request: pressing or retrying repeats it, a new request gets a new one.
  const newKey = () => setHidden(form, 'key', uuid());

  /** Moves on, unless that can not happen now. */
  function move(event: ClientEvent): boolean {
    const next = transition(state, event);
    if (next) state = next;
    return next !== null;
  }

  /** Keeps it until the network is there; a browser that says it is does not tell when it really is. */
  function wait(text: string, pressed: boolean): void {
    keepWaiting(form);
    showNotice(form, text, { lead: pressed });
    if (navigator.onLine) retryLater();
  }

  function retryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(resume, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }

  async function transmit(pressed: boolean): Promise<void> {
    await judgeFile(form);
    const messages = findMessages(form, kind, strings);
    showMessages(form, strings, messages);
    if (Object.keys(messages).length > 0) {
      move('invalid');
      forgetWaiting(form); // what waited was wrong: it must not come back over what the reader mends now
      return;
    }
    if (!navigator.onLine) {
      move('offline');
      wait(strings.offline, pressed);
      return;
    }
    move('checked');
    showBusy(form, strings, true);
    const answer = await sendForm(form.action, new FormData(form), () => move('work'));
    move(answer.type);
    if (answer.type === 'stored' || answer.type === 'kept') {
      newKey(); // for a reader who comes back by the Back button to ask for something else
      forgetWaiting(form);
      forgetDraft(draft);
      form.dispatchEvent(new CustomEvent(FORM_STORED, { bubbles: true }));
    }
    if (answer.type === 'stored') {
      window.location.assign(answer.redirect);
      return; // it stays busy until the next page is there
    }
    showBusy(form, strings, false);
    if (answer.type === 'unanswered') {
      wait(strings.network, pressed);
      return;
    }
    forgetWaiting(form);
    if (answer.type === 'kept') {
      form.reset(); // it is done: the same is not to be sent once more
      touched.clear();
      showTotal(form);
      showNotice(form, answer.message, { lead: pressed, isGood: true });
    } else if (answer.type === 'invalid') showMessages(form, strings, answer.messages);
    else if (answer.type === 'refused') {
      if (answer.code === 'conflict') newKey();
      showNotice(form, answer.message, { lead: pressed });
    }
  }

  /** @param pressed the reader did it, and is led to what comes of it */
  async function send(pressed: boolean): Promise<void> {
    if (!move('pressed')) return;
    clearTimeout(retry);
    try {
      await transmit(pressed);
    } finally {
      move('failed'); // when it was left half way, whatever went wrong: the next press tries again
    }
  }

  /** What waits is sent as it was written: in the other language only now, when it is not looked at first. */
  function resume(): void {
    if (!navigator.onLine || isUnderWay(state)) return;
    if (state !== 'waiting') {
      if (waitingHere(form) === 'none') return;
      restoreWaiting(form);
    } else if (performance.now() - mendedAt < TYPING_MS) {
      retryLater(); // not half a sentence
      return;
    }
    showNotice(form, strings.resumed);
    void send(false);
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
      void send(true);
    },
    { signal },
  );
  // A message goes as soon as its field is right, and a field left wrong gets one; never while typing first.
  // What was typed before this script came, or a moment ago on another page, was begun with too.
  const touched = new Set(changedValues(form).keys());
  const recheck = (event: Event) => {
    const control = event.target;
    if (!(control instanceof HTMLElement) || !('name' in control)) return;
    const name = String(control.name);
    const isShown = control.getAttribute('aria-invalid') === 'true';
    if (event.type === 'input') {
      touched.add(name);
      if (state === 'waiting') {
        mendedAt = performance.now();
        keepWaiting(form);
      }
    }
    showTotal(form);
    if (isShown || (event.type !== 'input' && touched.has(name))) {
      showMessage(form, name, findMessages(form, kind, strings)[name]);
    }
  };
  // A message that appears under a pressed pointer would move away what it is pressed on.
  const recheckLeft = (event: FocusEvent) => afterPointerUp(() => recheck(event), signal);
  form.addEventListener('input', recheck, { signal });
  // Of a choice or a file; a text that changed says so as it is left, with the same care.
  const recheckChosen = (event: Event) => {
    if (isChosen(event.target as Control)) void judgeFile(form).then(() => recheck(event));
  };
  form.addEventListener('change', recheckChosen, { signal });
  form.addEventListener('focusout', recheckLeft, { signal });
  window.addEventListener('online', resume, { signal });
  // Back from the next page, out of the browser's cache: ready again.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted && move('back')) showBusy(form, strings, false);
    },
    { signal },
  );
  const waiting = waitingHere(form);
  if (waiting === 'same-language') {
    restoreWaiting(form);
    move('found');
  }
  if (waiting !== 'none') {
    showNotice(form, strings.offline);
    resume();
  }
  signal.addEventListener('abort', () => {
    clearTimeout(retry);
    if (!isUnderWay(state)) keepDraft(form, draft);
  });
}
