import type { PayloadRequest } from 'payload';
import { DashboardBlock } from '@/cms/admin/dashboard-block';
import { fill } from '@/lib/fill-placeholders';
import { relativeTime } from '@/lib/relative-time';
import { unseenMentions } from '../../management/unseen-mentions';
import { languageOf } from '../endpoint-access';
import { MentionRows } from '../unseen-mention-rows.client';
import { salesDashboardTranslations } from './sales-dashboard-translations';

/** The maximum number of mentions in the block; a dismissed mention makes room for the next one. */
const MAX_ROWS = 6;

/** The dashboard block with notes that mention the user, each until its lead is opened or the note is dismissed. */
export async function MentionsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const { mentions, total } = await unseenMentions(req, MAX_ROWS);
  return (
    <DashboardBlock name="mentions" title={text.mentions} count={total}>
      <MentionRows
        empty={text.mentionsNone}
        failed={text.mentionNotSeen}
        rows={mentions.map(({ id, lead, name, author, text: note, at }) => ({
          id,
          href: `/admin/collections/leads/${lead}`,
          name: name || text.unnamed,
          about: fill(text.mentionBy, { author: author ?? text.colleague, text: note }),
          note: relativeTime(at, language),
          seen: text.mentionSeen,
          seenOf: fill(text.mentionSeenOf, { name: name || text.unnamed }),
        }))}
      />
    </DashboardBlock>
  );
}
