'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { useLeadData } from './use-server-data-of-open-lead.client';

const words = {
  vi: {
    title: 'Diễn biến',
    open: 'Mở',
    waiting: 'Đang tải…',
    away: 'Chưa tải được. Tải lại trang để thử lại.',
  },
  en: {
    title: 'What has happened',
    open: 'Open',
    waiting: 'Loading…',
    away: 'Could not load it. Reload the page to try again.',
  },
} as const;

/** The tab with the history of a lead in its form. */
export function LeadHistory() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const text = words[language];
  const { data } = useLeadData();
  const moment = new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: OFFICE_ZONE,
  });
  if (!id) return null;
  if (typeof data === 'string') return <p role="status">{text[data]}</p>;
  return (
    <section aria-labelledby="lead-history" className="lead-history">
      <h3 id="lead-history">{text.title}</h3>
      <ol>
        {data.timeline.map(({ key, at, title, by, text: written, href }) => (
          <li data-kind={key.split('-')[0]} key={key}>
            <time dateTime={at}>{moment.format(new Date(at))}</time>
            <div>
              <p>
                <strong>{title}</strong>
                {by && <span> · {by}</span>}
                {href && <a href={href}>{text.open}</a>}
              </p>
              {written && <p className="lead-history__text">{written}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
