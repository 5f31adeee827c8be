'use client';

import { useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { dueTime, OFFICE_ZONE, type OfficeHours } from '@/lib/office-hours';
import { useHydrated } from '@/lib/use-hydrated';

type ReplyDueProps = {
  locale: Locale;
  /** With `{{time}}` where the moment goes. */
  sentence: string;
  hours: OfficeHours;
  promiseMinutes: number;
};

/** Until when somebody answers what was sent just now; the page is made long before, so the browser says it. */
export function ReplyDue({ locale, sentence, hours, promiseMinutes }: ReplyDueProps) {
  const isHydrated = useHydrated();
  const [due] = useState(() => dueTime(new Date(), hours, promiseMinutes));
  if (!isHydrated || !due) return null;
  const time = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: OFFICE_ZONE,
  }).format(due);
  return <p className="mt-3 font-semibold text-jade">{sentence.replace('{{time}}', time)}</p>;
}
