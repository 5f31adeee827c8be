import type { DefaultServerCellComponentProps } from 'payload';
import { nearTime } from '@/lib/format-times-and-durations';
import { isPast } from '@/lib/relative-time';
import type { Lead } from '@/payload-types';
import { openStages } from '../schema/open-lead-stages';

type LeadStepCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData: Lead };

type NextStepChipProps = {
  lead: Partial<Pick<Lead, 'nextStep' | 'nextStepAt' | 'stage'>>;
  language: 'vi' | 'en';
};

/** The next step of a lead in one line: `Gọi lại · mai 9:00`; renders nothing without a next step. */
export function NextStepChip({
  lead: { nextStep, nextStepAt, stage },
  language,
}: NextStepChipProps) {
  if (!nextStep || !nextStepAt) return null;
  const time = nearTime(nextStepAt, language);
  const isLate = isPast(nextStepAt) && openStages.some((open) => open === stage);
  return (
    <span className="lead-row__step">
      <span>{nextStep}</span> · {isLate ? <strong className="lead-row__late">{time}</strong> : time}
    </span>
  );
}

export function LeadStepCell({ i18n, rowData }: LeadStepCellProps) {
  if (!rowData.nextStep) return <span>–</span>;
  return <NextStepChip language={i18n.language === 'vi' ? 'vi' : 'en'} lead={rowData} />;
}
