import type { OptionalCategory } from '../consent/categories';
import { agreesTo, onChoice } from '../consent/state';
import { LONGEST_WAIT_MS, whenProviderIsThere } from './provider';
import { sentValues, valuesOf, type Values } from './values';

/** A form of the provider's, made once for each document, wherever its page is left and opened again. */
export type EmbeddedForm = {
  /** Ours; the provider's form is made inside. */
  box: HTMLElement;
  /** Null until it is ready, and for ever when it was not ready in time. */
  form: HTMLElement | null;
  /** What was typed into it last, by our names. */
  values: Values;
  sent: boolean;
  /** Aborted when what the form needs is agreed to no more: it is of no use in this document then. */
  withdrawal: AbortController;
  /** What the place it stands in does then; nothing before it has one. */
  onReady: (() => void) | null;
  onSent: (() => void) | null;
};

const made = new Map<string, EmbeddedForm>();
let boxes = 0;

/** The form inside the box: the one it is told of, or the one that is found, also in a frame of this origin. */
function formIn(box: HTMLElement, told: unknown): HTMLElement | null {
  const first: unknown = Array.isArray(told) || isListLike(told) ? told[0] : told;
  if (isElement(first)) return first;
  const frame = box.querySelector('iframe');
  return box.querySelector('form') ?? frame?.contentDocument?.querySelector('form') ?? null;
}

const isListLike = (value: unknown): value is { 0: unknown } =>
  typeof value === 'object' && value !== null && '0' in value && !isElement(value);

/** Of any document: an element of a frame is no `HTMLElement` of this one. */
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
  const provider = await whenProviderIsThere(withdrawn);
  provider?.({
    portalId,
    formId,
    target: `#${embedded.box.id}`,
    onFormReady: (told) => {
      const isLate = Date.now() - begun > LONGEST_WAIT_MS;
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

/** Takes a form away as soon as its category is agreed to no more, wherever it is by then. */
function withdrawWithConsent(embedded: EmbeddedForm, category: OptionalCategory): void {
  const stopListening = onChoice(() => {
    if (agreesTo(category)) return;
    stopListening();
    embedded.withdrawal.abort();
    embedded.box.remove();
  });
}

/** The form of that id: made now, or the one made before. A provider that fails changes nothing. */
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
    // Ours stands in its place.
  });
  return embedded;
}

/** Moves a form into an element. Where the browser can, frames in it stay alive, if its page is still there. */
export function moveForm({ box }: EmbeddedForm, into: HTMLElement): void {
  if ('moveBefore' in into && box.isConnected) into.moveBefore(box, null);
  else into.append(box);
}

/** The next page makes that form anew. */
function forget(embedded: EmbeddedForm): void {
  embedded.withdrawal.abort();
  for (const [formId, one] of made) if (one === embedded) made.delete(formId);
}

/** Keeps a form, out of sight, while no page has a place for it; one that was withdrawn is not kept. */
export function park(embedded: EmbeddedForm): void {
  const { box, withdrawal } = embedded;
  if (withdrawal.signal.aborted) return;
  // A frame that has left the document with its page has lost what it showed.
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
