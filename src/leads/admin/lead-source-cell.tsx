import type { DefaultServerCellComponentProps } from 'payload';
import type { Lead } from '@/payload-types';
import { sourceLines } from './lead-source-labels';

type LeadSourceCellProps = Pick<DefaultServerCellComponentProps, 'i18n'> & { rowData: Lead };

/** A table cell with the first line of a lead's source: the campaign, or another source. */
export function LeadSourceCell({ i18n, rowData }: LeadSourceCellProps) {
  return <span>{sourceLines(rowData, i18n.language === 'vi' ? 'vi' : 'en')[0] ?? ''}</span>;
}
