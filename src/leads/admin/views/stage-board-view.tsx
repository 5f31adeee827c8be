import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { EditorialView } from '@/cms/admin/editorial-view-layout';
import { kindLabels } from '../../model/lead-labels';
import { formKinds } from '../../schema/form-definitions';
import { isSalesOrAdminUser, languageOf } from '../endpoint-access';
import { StageBoard } from '../lead-screens-loaded-later.client';
import { filterOf, readFirst } from '../stage-board-endpoints';
import { stageBoardTranslations } from './stage-board-translations';

/** /admin/leads-by-stage: the board of leads by stage (kanban). The query string is its filter (`filterOf`). */
export async function StagesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isSalesOrAdminUser(req) || !req.user) notFound();
  const language = languageOf(req);
  const text = stageBoardTranslations[language];
  const asked = filterOf(req.query, req.user.id);
  // A filter that is invalid, such as one by a field that leads do not have, is replaced by the default filter.
  const found = await readFirst(req, asked);
  const filter = found ? asked : filterOf();
  const first = found ?? (await readFirst(req, filter));
  if (!first) throw new Error('The board has no filter and was not read');
  return (
    <EditorialView view={view} title={text.title}>
      <StageBoard
        {...first}
        filter={filter}
        kinds={formKinds.map((kind) => [kind, kindLabels[kind][language]])}
        isUnread={found === null}
        language={language}
        text={text}
        user={req.user.id}
      />
    </EditorialView>
  );
}
