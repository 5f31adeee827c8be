import { isLocale } from '@/i18n/locales';
import { formatVnd } from '@/i18n/money';
import { isQuantity } from '@/leads/schema/rules';

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
