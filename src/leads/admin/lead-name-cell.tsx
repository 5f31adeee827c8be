import { DefaultCell } from '@payloadcms/ui';
import type { DefaultServerCellComponentProps, TextFieldClient } from 'payload';
import { telHref } from '@/lib/tel-href';
import { textOf } from '@/lib/is-json-object';
import { suspectedOf } from '../model/suspicion-labels';
import { NextStepChip } from './next-step-cell';
import { leadSummaryTranslations } from './lead-summary-translations';

type LeadNameCellProps = DefaultServerCellComponentProps<TextFieldClient, unknown> & {
  field: { name: string; label?: TextFieldClient['label'] };
};

/**
 * The sender of a lead in the list of leads: the name, or else the e-mail address or phone number; below it the
 * company, the number to call, the mark of a suspected lead, and the next step.
 */
export function LeadNameCell({ field, i18n, rowData, ...cell }: LeadNameCellProps) {
  const language = i18n.language === 'vi' ? 'vi' : 'en';
  const [name, email, phone] = [rowData.name, rowData.email, rowData.phone].map(textOf);
  const suspicion = rowData.releasedAt ? '' : textOf(rowData.suspicion);
  return (
    <div className="lead-row">
      <DefaultCell
        cellData={name || email || phone}
        collectionSlug={cell.collectionSlug}
        field={{ type: 'text', name: field.name, label: field.label }}
        link={cell.link}
        linkURL={cell.linkURL}
        rowData={rowData}
      />
      {rowData.company ? <span>{textOf(rowData.company)}</span> : null}
      {phone ? <a href={telHref(textOf(rowData.phoneE164) || phone)}>{phone}</a> : null}
      {suspicion ? (
        <strong title={suspectedOf(suspicion, language)}>
          {leadSummaryTranslations[language].suspected}
        </strong>
      ) : null}
      <NextStepChip language={language} lead={rowData} />
    </div>
  );
}
