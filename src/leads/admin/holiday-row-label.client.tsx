'use client';

import { useRowLabel } from '@payloadcms/ui';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';

type Row = { date?: string; until?: string | null; name?: string };

const day = new Intl.DateTimeFormat('vi-VN', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: OFFICE_ZONE,
});

/** The label of a holiday's row in the office hours while the row is collapsed: its days and its name. */
export function HolidayLabel() {
  const { data } = useRowLabel<Row>();
  const dates = [data.date, data.until].flatMap((text) => (text ? day.format(new Date(text)) : []));
  return <span>{[dates.join(' – '), data.name].filter(Boolean).join(' · ')}</span>;
}
