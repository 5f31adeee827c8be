'use client';

import { useRowLabel } from '@payloadcms/ui';

type Row = { date?: string; until?: string | null; name?: string };

const day = new Intl.DateTimeFormat('vi-VN', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** A holiday in the folded list: its days and its name. */
export function HolidayLabel() {
  const { data } = useRowLabel<Row>();
  const dates = [data.date, data.until].flatMap((text) => (text ? day.format(new Date(text)) : []));
  return <span>{[dates.join(' – '), data.name].filter(Boolean).join(' · ')}</span>;
}
