import { storedLocale } from '@/i18n/locales';
import type { Behaviour } from '@/lib/behaviour-type';
import { dueTime, OFFICE_ZONE, type OfficeHours } from '@/lib/office-hours-arithmetic';

/** Shows the time by which a form that is sent now is answered. The browser computes it, because the page is cached. */
export const replyDue: Behaviour = (element) => {
  const { hours = '', promiseMinutes, sentence = '' } = element.dataset;
  const due = dueTime(new Date(), JSON.parse(hours) as OfficeHours, Number(promiseMinutes));
  if (!due) return;
  const locale = storedLocale(document.documentElement.lang);
  const time = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: OFFICE_ZONE,
  }).format(due);
  element.textContent = sentence.replace('{{time}}', time);
  element.hidden = false;
};
