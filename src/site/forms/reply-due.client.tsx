'use client';

import { useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { replyDueAt } from '@/lib/office-hours';
import { useHydrated } from '@/lib/use-hydrated';

type ReplyDueProps = {
  locale: Locale;
  /** With `{{time}}` where the moment goes. */
  sentence: string;
};

/** Until when somebody answers what was sent just now; the page is made long before, so the browser says it. */
export function ReplyDue({ locale, sentence }: ReplyDueProps) {
  const isHydrated = useHydrated();
  const [due] = useState(() => replyDueAt(new Date()));
  if (!isHydrated) return null;
  const time = new Intl.DateTimeFormat(locale === 'vi' ? 'vi-VN' : 'en-GB', {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(due);
  return <p className="mt-3 font-semibold text-jade">{sentence.replace('{{time}}', time)}</p>;
}
