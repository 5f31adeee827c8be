import { cache } from 'react';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { leadBoardTranslations } from './views/unanswered-leads-board-translations';

type LeadOwnerCellProps = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n' | 'payload'>;

/** The name of a colleague, read once for all rows of a list. */
const nameOf = cache(async (payload: Payload, id: number): Promise<string> => {
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return user?.name || user?.email || '';
});

/** The owner of a lead, written with the list: Payload's cell asks for it later, and says so in each row until then. */
export async function LeadOwnerCell({ cellData, i18n, payload }: LeadOwnerCellProps) {
  const name = typeof cellData === 'number' ? await nameOf(payload, cellData) : '';
  const text = leadBoardTranslations[i18n.language === 'vi' ? 'vi' : 'en'];
  return name ? <span>{name}</span> : <span className="lead-row__nobody">{text.nobody}</span>;
}
