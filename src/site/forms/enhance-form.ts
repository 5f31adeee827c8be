import type { FormKind } from '@/leads/schema/form-definitions';
import { TICKED } from '@/leads/schema/validate-submission';
import { uuid } from '@/lib/random-uuid';
import { FORM_STORED } from '@/tracking/analytics/page-report-format';
import { recordThisLanding } from '@/tracking/attribution/record-landing';
import { visitControls } from '@/tracking/attribution/visit-attribution';
import { afterPointerUp } from './after-pointer-up';
import type { ClientStrings } from './form-script-strings';
import {
  type SendResult,
  showBusy,
  showMessage,
  showMessages,
  showNotice,
  showResult,
  showTotal,
} from './show-form-messages';
import { type ClientEvent, type ClientState, isUnderWay, transition } from './form-state-machine';
import { findMessages, judgeFile } from './validate-form-in-browser';
import {
  draftPlace,
  forgetDraft,
  forgetWaiting,
  keepDraft,
  keepWaiting,
  restoreDraft,
  restoreWaiting,
  waitingLocale,
} from './keep-unsent-form-input';
import { changedValues, type Control, isChosen } from './read-form-values';
import { sendForm } from './post-form';

/**
 * The first pause before a form is sent again that could not be sent although the browser reports being online. Each
 * further pause is twice as long, up to MAX_PAUSE_MS.
 */
const FIRST_PAUSE_MS = 4000;
const MAX_PAUSE_MS = 60_000;
/** How long after a change of a field a visitor counts as still typing. */
const TYPING_MS = 5000;

/** Sets a hidden field; creates it when the form has none yet. */
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
 * Gives the form a new idempotency key. All attempts to send one request have the same key, so that the server stores
 * it once; another request needs a new key.
 */
const newKey = (form: HTMLFormElement): void => setHidden(form, 'key', uuid());

function fillHidden(form: HTMLFormElement): void {
  newKey(form);
  setHidden(form, 'canProve', TICKED);
  setHidden(form, 'startedAt', String(Date.now()));
  // A rejected form that is shown again already contains its attribution (touches).
  if (!form.querySelector('input[name="lastTouch"]')) {
    recordThisLanding();
    for (const [name, value] of Object.entries(visitControls())) setHidden(form, name, value);
  }
}

/**
 * Progressive enhancement of a plain form: messages beside the fields, focus on the first invalid one, one request
 * however often the button is clicked, and a later attempt when the visitor is offline. When `signal` aborts, the
 * typed input is kept for a visitor who returns.
 */
export function enhanceForm(form: HTMLFormElement, signal: AbortSignal): void {
  const kind = form.dataset.form as FormKind;
  const strings = JSON.parse(form.dataset.strings ?? '{}') as ClientStrings;
  let state: ClientState = 'editing';
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let editedAt = -TYPING_MS;

  fillHidden(form);
  // The page's URL is read now: when the form is removed, `location` is already that of the next page.
  const draft = draftPlace(form);
  restoreDraft(form, draft);
  // Names of the fields that the visitor has changed, before this script ran or in the restored draft too.
  const touched = new Set(changedValues(form).keys());
  showTotal(form);

  /** Performs the transition for an event; false if the current state has none. */
  function move(event: ClientEvent): boolean {
    const next = transition(state, event);
    if (next) state = next;
    return next !== null;
  }

  /** Validates the form, and posts it if it is valid and the browser is online. */
  async function transmit(): Promise<SendResult> {
    await judgeFile(form);
    const messages = findMessages(form, kind, strings);
    if (Object.keys(messages).length > 0) return { type: 'invalid', messages };
    showMessages(form, strings, {});
    if (!navigator.onLine) return { type: 'offline', message: strings.offline };
    move('checked');
    showBusy(form, strings, true);
    return sendForm(form.action, new FormData(form), () => move('work'));
  }

  /**
   * Shows the result of a post.
   * @param isPressed whether the visitor clicked the button, so that the result gets the focus
   */
  function finish(result: SendResult, isPressed: boolean): void {
    const { type } = result;
    move(type);
    if (type === 'stored' || type === 'kept') {
      newKey(form); // for a visitor who returns by the Back button and sends another request
      forgetDraft(draft);
      form.dispatchEvent(new CustomEvent(FORM_STORED, { bubbles: true }));
    } else if (type === 'refused' && result.code === 'conflict') newKey(form);
    if (type === 'kept') {
      form.reset(); // otherwise the same request could be sent twice
      touched.clear();
    }
    showResult(form, strings, result, isPressed);
    if (state === 'waiting') {
      keepWaiting(form);
      // A browser may report being online although it has no network, so the form is sent again later.
      if (navigator.onLine) retryLater();
    } else forgetWaiting(form); // so that stored values do not overwrite the visitor's corrections
    if (type === 'stored') window.location.assign(result.redirect);
  }

  async function send(isPressed: boolean): Promise<void> {
    if (!move('pressed')) return;
    clearTimeout(retry);
    try {
      finish(await transmit(), isPressed);
    } finally {
      move('failed'); // after an exception the next click tries again
    }
  }

  function retryLater(): void {
    clearTimeout(retry);
    retry = setTimeout(resume, pause);
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
  }

  /**
   * Sends a form that waits for the network, once the browser is online. One that was stored in this page's language
   * was restored when the page loaded; one in the other language is restored here, just before it is sent.
   */
  function resume(): void {
    if (!navigator.onLine || isUnderWay(state)) return;
    if (state === 'waiting' && performance.now() - editedAt < TYPING_MS) {
      retryLater(); // the visitor is still typing, so the form is sent later
      return;
    }
    if (state !== 'waiting' && !restoreWaiting(form)) return;
    showNotice(form, strings.resumed);
    void send(false);
  }

  // Validates a field after an event. Its message disappears as soon as the field is valid; an invalid field gets one
  // only when the visitor leaves it, not while typing in it for the first time.
  const recheck = (event: Event) => {
    const control = event.target;
    if (!(control instanceof HTMLElement) || !('name' in control)) return;
    const name = String(control.name);
    const isShown = control.getAttribute('aria-invalid') === 'true';
    if (event.type === 'input') {
      touched.add(name);
      if (state === 'waiting') {
        editedAt = performance.now();
        keepWaiting(form);
      }
    }
    showTotal(form);
    if (isShown || (event.type !== 'input' && touched.has(name))) {
      showMessage(form, name, findMessages(form, kind, strings)[name]);
    }
  };
  // Validates a field that has lost the focus, once no pointer is pressed: an earlier message could move the target of
  // the click.
  const recheckLeft = (event: FocusEvent) => afterPointerUp(() => recheck(event), signal);
  // Validates a control whose value is chosen and not typed when it changes; text fields are validated by
  // `recheckLeft`.
  const recheckChosen = (event: Event) => {
    if (isChosen(event.target as Control)) void judgeFile(form).then(() => recheck(event));
  };

  const press = (event: Event) => {
    event.preventDefault();
    void send(true);
  };
  form.addEventListener('submit', press, { signal });
  form.addEventListener('input', recheck, { signal });
  form.addEventListener('change', recheckChosen, { signal });
  form.addEventListener('focusout', recheckLeft, { signal });
  window.addEventListener('online', resume, { signal });
  // A form that is restored from the back/forward cache can be sent again.
  window.addEventListener(
    'pageshow',
    (event) => {
      if (event.persisted && move('back')) showBusy(form, strings, false);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    clearTimeout(retry);
    if (!isUnderWay(state)) keepDraft(form, draft);
  });

  const locale = waitingLocale(form);
  if (locale === draft.locale) {
    restoreWaiting(form);
    move('found');
  }
  if (locale) {
    showNotice(form, strings.offline);
    resume();
  }
}
