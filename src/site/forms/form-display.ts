import { isLocale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/money';
import { isQuantity } from '@/leads/schema/rules';
import type { ClientStrings } from './client-strings';

export type Messages = Readonly<Record<string, string>>;

/** The controls of that name a person uses; a choice among radio buttons is several. */
const controlsNamed = (form: HTMLFormElement, name: string) =>
  form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);

/** Shows or takes away the message of one field. */
export function showMessage(
  form: HTMLFormElement,
  name: string,
  message: string | undefined,
): void {
  const place = form.querySelector<HTMLElement>(`[data-error-for="${CSS.escape(name)}"]`);
  if (!place) return;
  place.textContent = message ?? '';
  place.hidden = !message;
  for (const control of controlsNamed(form, name)) {
    if (message) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
}

const summaryOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-form-summary]');

/**
 * Says something about the form as a whole, aloud; an empty text takes it away. `lead`: the reader, who has
 * pressed a button further down, is led to it. `isGood`: it does not look like a fault.
 */
export function showNotice(
  form: HTMLFormElement,
  text: string,
  { lead = false, isGood = false } = {},
): void {
  const place = summaryOf(form);
  if (!place) return;
  place.textContent = text;
  place.toggleAttribute('data-good', isGood);
  place.hidden = text === '';
  if (lead) place.focus();
}

/** How many fields need another look and which, each a way to its field; read aloud as it appears. */
function showSummary(form: HTMLFormElement, strings: ClientStrings, found: Messages): void {
  const place = summaryOf(form);
  const entries = Object.entries(found);
  if (!place || entries.length === 0) return;
  const title = document.createElement('p');
  title.className = 'font-semibold';
  title.textContent =
    entries.length === 1
      ? strings.summaryOne
      : strings.summaryMore.replace('{{count}}', String(entries.length));
  const list = document.createElement('ul');
  list.className = 'mt-1 list-disc pl-5';
  for (const [name, message] of entries) {
    const link = document.createElement('a');
    link.href = `#${controlsNamed(form, name)[0]?.id ?? ''}`;
    link.className = 'underline';
    link.textContent = message;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  place.replaceChildren(title, list);
  place.hidden = false;
}

/** Shows the messages of a refused form and takes the reader to the first field that has one. */
export function showMessages(
  form: HTMLFormElement,
  strings: ClientStrings,
  messages: Messages,
): void {
  showNotice(form, '');
  for (const place of form.querySelectorAll<HTMLElement>('[data-error-for]')) {
    const name = place.dataset.errorFor ?? '';
    showMessage(form, name, messages[name]);
  }
  showSummary(form, strings, messages);
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus();
  // One that had the focus already is not scrolled to, and the summary may have pushed it out of sight.
  wrong?.scrollIntoView({ block: 'nearest' });
}

/** The button while the form is on its way, and after. */
export function showBusy(form: HTMLFormElement, strings: ClientStrings, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  // The words stand last, behind the ring that turns while it is busy.
  const words = button?.lastChild;
  if (!button || !words) return;
  button.dataset.text ??= words.textContent ?? '';
  words.textContent = busy ? strings.busy : button.dataset.text;
  // Not `disabled`: focus would be lost, and a form sent by the keyboard could not say so.
  if (busy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** Shows the price of what is chosen, whenever a choice changes; a form without tickets has no place for it. */
export function showTotal(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-ticket-total]');
  const output = place?.querySelector('output');
  if (!place || !output) return;
  const type = form.querySelector<HTMLInputElement>('input[name="ticketType"]:checked');
  const quantity = new FormData(form).get('quantity');
  const many = typeof quantity === 'string' && isQuantity(quantity.trim()) ? Number(quantity) : 0;
  const lang = document.documentElement.lang;
  const known = type && many > 0 && isLocale(lang);
  output.textContent = known ? formatVnd(lang, Number(type.dataset.price) * many) : '';
  place.hidden = !known;
}
