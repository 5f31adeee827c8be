import { controlsIn, isCheckbox, ownControlOf, type FormControl } from './provider-field-names';

/** Finds the label of a control, wherever it is in the form. */
const labelOf = (form: HTMLElement, control: FormControl): HTMLElement | null =>
  (control.id ? form.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`) : null) ??
  control.closest('label');

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** Changes the text of a label, but not a control inside the label. */
function relabel(label: HTMLElement, control: FormControl, text: string): void {
  if (!label.contains(control)) {
    label.textContent = text;
    return;
  }
  for (const node of Array.from(label.childNodes)) {
    if (node !== control && !node.contains(control)) node.remove();
  }
  const words = label.ownerDocument.createElement('span');
  words.textContent = text;
  label.append(words);
}

function translateOptions(control: FormControl, twin: FormControl): void {
  if (control.tagName !== 'SELECT' || twin.tagName !== 'SELECT') return;
  const words = new Map(
    [...twin.querySelectorAll('option')].map((option) => [option.value, textOf(option)]),
  );
  for (const option of control.querySelectorAll('option')) {
    option.textContent = words.get(option.value) ?? option.textContent;
  }
}

function dressControl(
  form: HTMLElement,
  own: HTMLFormElement,
  control: FormControl,
  twin: FormControl,
) {
  const [label, ownLabel] = [labelOf(form, control), labelOf(own, twin)];
  const text = textOf(ownLabel);
  if (label && text) {
    relabel(label, control, text);
    label.className = ownLabel?.className ?? '';
  }
  const placeholder = twin.getAttribute('placeholder') ?? text;
  if (control.hasAttribute('placeholder')) control.setAttribute('placeholder', placeholder);
  control.className = twin.className;
  if (!isCheckbox(control)) translateOptions(control, twin);
}

/**
 * Adds our stylesheets to the document of a form in a provider's frame, so that our class names have an effect there.
 */
function bringStyles(form: HTMLElement): void {
  const { head } = form.ownerDocument;
  if (form.ownerDocument === document || head.querySelector('[data-own-styles]')) return;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
    const copy = form.ownerDocument.importNode(sheet, true);
    copy.setAttribute('data-own-styles', '');
    head.append(copy);
  }
}

/**
 * Gives the provider's form the texts and styles of our own form, which is on the same page in the right language:
 * labels, placeholders, choices, button (spec §4). Fields without a counterpart stay unchanged. Called again after a
 * change of language.
 */
export function applyStyles(form: HTMLElement, own: HTMLFormElement): void {
  bringStyles(form);
  for (const [name, control] of controlsIn(form)) {
    const twin = ownControlOf(own, name);
    if (twin) dressControl(form, own, control, twin);
  }
  form.classList.add(...['embedded-form', ...own.classList].filter(Boolean));
  form.lang = document.documentElement.lang;
  const button = form.querySelector<HTMLElement>('[type="submit"], button:not([type])');
  const ownButton = own.querySelector('button[type="submit"]');
  if (!button) return;
  const text = textOf(ownButton);
  if (button.tagName === 'INPUT') button.setAttribute('value', text);
  else button.textContent = text;
  // The button has full width, as in both of our forms that can be replaced (spec §4).
  button.className = `${ownButton?.className ?? ''} w-full`;
}
