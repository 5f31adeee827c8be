import { isLocale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/format-money';
import { isQuantity } from '@/leads/schema/form-validation-rules';
import type { ClientStrings } from './form-script-strings';
import type { Answer } from './post-form';

export type Messages = Readonly<Record<string, string>>;

/** The result of an attempt to send a form: the server's answer, or that the browser is `offline`. */
export type SendResult = Answer | { type: 'offline'; message: string };

const controlsNamed = (form: HTMLFormElement, name: string) =>
  form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]:not([type="hidden"])`);

/** Shows the error message of one field, or removes it. */
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
 * Shows a notice about the form as a whole, which screen readers announce; an empty text removes it.
 *
 * @param isGood whether it is styled as a success, not as an error
 */
export function showNotice(form: HTMLFormElement, text: string, isGood = false): void {
  const place = summaryOf(form);
  if (!place) return;
  place.textContent = text;
  place.toggleAttribute('data-good', isGood);
  place.hidden = !text;
}

/** Shows the summary of errors, each a link to its field; screen readers announce it. */
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

/**
 * Shows these error messages at their fields and in a summary, removes all others, and focuses the first invalid field.
 */
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
  // Browsers do not scroll to a field that already has the focus; the summary may have pushed that field out of view.
  wrong?.scrollIntoView({ block: 'nearest' });
}

export function showBusy(form: HTMLFormElement, strings: ClientStrings, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  // The text of the button is its last node, after the spinner.
  const words = button?.lastChild;
  if (!button || !words) return;
  button.dataset.text ??= words.textContent ?? '';
  words.textContent = busy ? strings.busy : button.dataset.text;
  // The button is not `disabled`, because it would lose the focus, and screen readers would not announce its new text.
  if (busy) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/** Shows the total price of the tickets chosen; does nothing in a form without tickets. */
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

/**
 * Shows the result of an attempt to send.
 * @param lead whether a notice gets the focus, for a visitor who has clicked the button further down
 */
export function showResult(
  form: HTMLFormElement,
  strings: ClientStrings,
  result: SendResult,
  lead: boolean,
): void {
  const { type } = result;
  if (type === 'stored') return; // the button stays busy until the next page is shown
  showBusy(form, strings, false);
  showTotal(form);
  if (type === 'invalid') showMessages(form, strings, result.messages);
  else if (type !== 'work') {
    showNotice(form, type === 'unanswered' ? strings.network : result.message, type === 'kept');
    if (lead) summaryOf(form)?.focus();
  }
}
