import { cache } from 'react';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { leadBoardTranslations } from './views/unanswered-leads-board-translations';

type LeadOwnerCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload'>;

/** The name of a colleague, or the e-mail address without one; read once for all rows of a list. */
const nameOf = cache(async (payload: Payload, id: number): Promise<string> => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return user?.name || user?.email || '';
});

/** The owner of a lead, rendered with the list: Payload's own cell would load the name later, in each row. */
export async function LeadOwnerCell({ cellData, i18n, payload }: LeadOwnerCellProps) {
  const name = typeof cellData === 'number' ? await nameOf(payload, cellData) : '';
  const text = leadBoardTranslations[i18n.language === 'vi' ? 'vi' : 'en'];
  return name ? <span>{name}</span> : <span className="lead-row__nobody">{text.nobody}</span>;
}
