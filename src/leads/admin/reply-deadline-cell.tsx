import type { DefaultServerCellComponentProps } from 'payload';
import { clockTime } from '@/lib/format-times-and-durations';
import { relativeTime } from '@/lib/relative-time';
import type { Lead } from '@/payload-types';
import { leadSummaryTranslations } from './lead-summary-translations';
import { leadBoardTranslations } from './views/unanswered-leads-board-translations';
import { salesDashboardTranslations } from './views/sales-dashboard-translations';

type ReplyDeadlineCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData: Lead };

/**
 * The text of the cell: the due time of a lead's first answer; for an overdue lead since when; for an answered lead
 * when it was answered; a dash where no answer is due.
 */
function dueOf({ dueAt, firstResponseAt, stage }: Lead, language: 'vi' | 'en') {
  const now = Date.now();
  if (firstResponseAt) {
    const time = clockTime(firstResponseAt, language, now);
    return { text: `${leadSummaryTranslations[language].answeredAt} ${time}`, isLate: false };
  }
  if (!dueAt || stage !== 'new') return { text: '–', isLate: false };
  if (Date.parse(dueAt) > now) {
    const time = clockTime(dueAt, language, now);
    return { text: leadBoardTranslations[language].due.replace('{{time}}', time), isLate: false };
  }
  const since = relativeTime(dueAt, language, now);
  return {
    text: salesDashboardTranslations[language].overdue.replace('{{time}}', since),
    isLate: true,
  };
}

export function ReplyDeadlineCell({ i18n, rowData }: ReplyDeadlineCellProps) {
  const { text, isLate } = dueOf(rowData, i18n.language === 'vi' ? 'vi' : 'en');
  return isLate ? <strong className="lead-row__late">{text}</strong> : <span>{text}</span>;
}
