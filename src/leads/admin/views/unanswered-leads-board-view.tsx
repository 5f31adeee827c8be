import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { EditorialView } from '@/cms/admin/editorial-view-layout';
import { LeadBoard } from '../lead-screens-loaded-later.client';
import { isSalesOrAdminUser, languageOf } from '../endpoint-access';
import { kindLabels } from '../../model/lead-labels';
import { readBoard } from '../../sla/read-unanswered-leads-board';
import { shownOf } from '../../sla/unanswered-leads-board-groups';
import { leadBoardTranslations } from './unanswered-leads-board-translations';

/**
 * /admin/leads-board: the board of unanswered leads, for sales and admins. The query string says how many leads each
 * group shows (`shownOf`).
 */
export async function BoardView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isSalesOrAdminUser(req) || !req.user) notFound();
  const language = languageOf(req);
  const text = leadBoardTranslations[language];
  const kinds = Object.fromEntries(
    Object.entries(kindLabels).map(([kind, label]) => [kind, label[language]]),
  );
  return (
    <EditorialView view={view} title={text.title}>
      <LeadBoard
        board={await readBoard(req, shownOf(view.searchParams))}
        kinds={kinds}
        language={language}
        text={text}
        user={req.user.id}
      />
    </EditorialView>
  );
}
