import type { OptionalCategory } from '../consent/consent-categories';
import { agreesTo, onChoice } from '../consent/consent-state';
import { MAX_WAIT_MS, whenProviderLoads } from './wait-for-provider-script';
import { sentValues, valuesOf, type Values } from './provider-field-values';

/** A form of the provider, created once per document, and moved into each page that shows it. */
export type EmbeddedForm = {
  /** Our container, in which the provider's form is created. */
  box: HTMLElement;
  /** The provider's form element; null until it is ready, or if it was not ready in time. */
  form: HTMLElement | null;
  /** The last typed values, by our field names. */
  values: Values;
  sent: boolean;
  /**
   * Aborts when consent is withdrawn or the content of the form is lost: the form can not be used in this document
   * any more.
   */
  withdrawal: AbortController;
  /**
   * Callbacks of the page that showed the form last, for when the form is ready and when it was submitted; null until
   * a page shows it.
   */
  onReady: (() => void) | null;
  onSent: (() => void) | null;
};

const made = new Map<string, EmbeddedForm>();
let boxes = 0;

/**
 * The form element in the container: the one that the provider reports, or one that is found, also in a frame of the
 * same origin.
 */
function formIn(box: HTMLElement, told: unknown): HTMLElement | null {
  const first: unknown = Array.isArray(told) || isListLike(told) ? told[0] : told;
  if (isElement(first)) return first;
  const frame = box.querySelector('iframe');
  return box.querySelector('form') ?? frame?.contentDocument?.querySelector('form') ?? null;
}

const isListLike = (value: unknown): value is { 0: unknown } =>
  typeof value === 'object' && value !== null && '0' in value && !isElement(value);

/**
 * Whether a value is an element, also one of a frame: that is no `HTMLElement` of this document, so `instanceof`
 * would fail.
 */
const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1;

function watch(embedded: EmbeddedForm, form: HTMLElement): void {
  const note = () => {
    embedded.values = { ...embedded.values, ...valuesOf(form) };
  };
  note();
  for (const name of ['input', 'change', 'submit']) form.addEventListener(name, note, true);
}

async function create(embedded: EmbeddedForm, formId: string, portalId: string): Promise<void> {
  const begun = Date.now();
  const withdrawn = embedded.withdrawal.signal;
  const provider = await whenProviderLoads(withdrawn);
  provider?.({
    portalId,
    formId,
    target: `#${embedded.box.id}`,
    onFormReady: (told) => {
      const isLate = Date.now() - begun > MAX_WAIT_MS;
      if (embedded.form || isLate || withdrawn.aborted) return;
      embedded.form = formIn(embedded.box, told);
      if (!embedded.form) return;
      watch(embedded, embedded.form);
      embedded.onReady?.();
    },
    onFormSubmitted: (_told, data) => {
      embedded.values = { ...embedded.values, ...sentValues(data) };
      embedded.onSent?.();
    },
  });
}

/** Removes a form as soon as consent to its category is withdrawn, whether or not a page shows it. */
function withdrawWithConsent(embedded: EmbeddedForm, category: OptionalCategory): void {
  const stopListening = onChoice(() => {
    if (agreesTo(category)) return;
    stopListening();
    embedded.withdrawal.abort();
    embedded.box.remove();
  });
}

/**
 * Returns the provider's form with this id: a new one, or the one created before. An error of the provider changes
 * nothing.
 */
export function makeForm(
  formId: string,
  portalId: string,
  category: OptionalCategory,
): EmbeddedForm {
  const before = made.get(formId);
  if (before) return before;
  const box = document.createElement('div');
  boxes += 1;
  box.id = `embedded-form-${boxes}`;
  const embedded: EmbeddedForm = {
    box,
    form: null,
    values: {},
    sent: false,
    withdrawal: new AbortController(),
    onReady: null,
    onSent: null,
  };
  made.set(formId, embedded);
  withdrawWithConsent(embedded, category);
  create(embedded, formId, portalId).catch(() => {
    // The provider has failed, so our own form is shown.
  });
  return embedded;
}

/** Moves a form into an element; where the browser supports it (moveBefore), frames inside keep their state. */
export function moveForm({ box }: EmbeddedForm, into: HTMLElement): void {
  if ('moveBefore' in into && box.isConnected) into.moveBefore(box, null);
  else into.append(box);
}

/** Removes the record of the form; the next page creates the form again. */
function forget(embedded: EmbeddedForm): void {
  embedded.withdrawal.abort();
  for (const [formId, one] of made) if (one === embedded) made.delete(formId);
}

/** Moves a form into a hidden element when its page is left. A withdrawn form has been removed already. */
export function detachForm(embedded: EmbeddedForm): void {
  const { box, withdrawal } = embedded;
  if (withdrawal.signal.aborted) return;
  // A frame that was removed from the document with its page has lost its content.
  if (!box.isConnected && box.querySelector('iframe')) {
    forget(embedded);
    return;
  }
  let shelf = document.getElementById('embedded-form-shelf');
  if (!shelf) {
    shelf = document.createElement('div');
    shelf.id = 'embedded-form-shelf';
    shelf.hidden = true;
    document.body.append(shelf);
  }
  moveForm(embedded, shelf);
}
