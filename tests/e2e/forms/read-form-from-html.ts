import { parse, type HTMLElement } from 'node-html-parser';

/** A form as a browser without JavaScript handles it: how it is sent, and its values. */

/** The control with this name, the first one for radio buttons; hidden inputs are excluded. */
const controlsNamed = (form: HTMLElement, name: string): HTMLElement[] =>
  form
    .querySelectorAll(`[name="${name}"]`)
    .filter((control) => control.getAttribute('type') !== 'hidden');

export const hasControl = (form: HTMLElement, name: string): boolean =>
  controlsNamed(form, name).length > 0;

/** The values of the radio buttons with this name. */
export const codesOf = (form: HTMLElement, name: string): string[] =>
  controlsNamed(form, name).flatMap((control) => control.getAttribute('value') ?? []);

const isBox = (control: HTMLElement) =>
  ['checkbox', 'radio'].includes(control.getAttribute('type') ?? '');

const optionValue = (option: HTMLElement): string =>
  option.getAttribute('value') ?? option.textContent.trim();

/** The value that a control would send; null when it sends nothing. */
function valueOf(control: HTMLElement): string | null {
  if (control.tagName === 'TEXTAREA') return control.textContent.replace(/^\n/, '');
  if (control.tagName === 'SELECT') {
    const options = control.querySelectorAll('option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    return chosen ? optionValue(chosen) : null;
  }
  if (isBox(control)) {
    return control.hasAttribute('checked') ? (control.getAttribute('value') ?? 'on') : null;
  }
  return control.getAttribute('value') ?? '';
}

/** The value that a control has in the page's HTML, such as the chosen radio button's; null when nothing is ticked. */
export const shownIn = (form: HTMLElement, name: string): string | null =>
  controlsNamed(form, name)
    .map(valueOf)
    .find((value) => value !== null) ?? null;

/** All values that a form would send, except files. */
export function sentBy(form: HTMLElement): Map<string, string> {
  const sent = new Map<string, string>();
  for (const control of form.querySelectorAll('input[name], select[name], textarea[name]')) {
    const value = control.getAttribute('type') === 'file' ? null : valueOf(control);
    if (value !== null) sent.set(control.getAttribute('name') ?? '', value);
  }
  return sent;
}

/** Whether an element is visible, so neither it nor one of its ancestors is hidden. */
const isShown = (element: HTMLElement | null): boolean =>
  element === null || (!element.hasAttribute('hidden') && isShown(element.parentNode));

type Message = {
  name: string | undefined;
  text: string;
  isTied: boolean | undefined;
  isInvalid: string | undefined;
};

/** The messages beside a form's controls, and how they are linked to them. */
export const messagesIn = (form: HTMLElement): Message[] =>
  form
    .querySelectorAll('[data-error-for]')
    .filter(isShown)
    .map((place) => {
      const name = place.getAttribute('data-error-for');
      const [control] = controlsNamed(form, name ?? '');
      return {
        name,
        text: place.textContent,
        isTied: control?.getAttribute('aria-describedby')?.split(' ').includes(place.id),
        isInvalid: control?.getAttribute('aria-invalid'),
      };
    });

export function formIn(html: string, kind: string): HTMLElement {
  const form = parse(html).querySelector(`main form[data-form="${kind}"]`);
  if (!form) throw new Error(`No form ${kind} in the page`);
  return form;
}
