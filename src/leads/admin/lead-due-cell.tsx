import type { DefaultServerCellComponentProps } from 'payload';
import { clockTime } from '@/lib/clock-time';
import { relativeTime } from '@/lib/relative-time';
import type { Lead } from '@/payload-types';
import { leadSummaryWords } from './lead-summary-words';
import { boardWords } from './views/board-words';
import { salesFirstPageWords } from './views/first-page-words';

type LeadDueCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData: Lead };

/** Until when a lead waits for its first answer, since when it is late, or when it was answered. */
export function LeadDueCell({ i18n, rowData }: LeadDueCellProps) {
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const now = Date.now();
  const { dueAt, firstResponseAt, stage } = rowData;
  if (firstResponseAt) {
    const time = clockTime(firstResponseAt, language, now);
    return (
      <span>
        {leadSummaryWords[language].answeredAt} {time}
      </span>
    );
  }
  if (!dueAt || stage !== 'new') return <span>–</span>;
  if (Date.parse(dueAt) > now) {
    return (
      <span>{boardWords[language].due.replace('{{time}}', clockTime(dueAt, language, now))}</span>
    );
  }
  const since = relativeTime(dueAt, language, now);
  return (
    <strong className="lead-row__late">
      {salesFirstPageWords[language].overdue.replace('{{time}}', since)}
    </strong>
  );
}
