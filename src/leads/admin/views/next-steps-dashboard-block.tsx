import type { PayloadRequest } from 'payload';
import { DashboardBlock, type DashboardRow, DashboardRows } from '@/cms/admin/dashboard-block';
import { nearTime } from '@/lib/format-times-and-durations';
import { isPast } from '@/lib/relative-time';
import type { Lead } from '@/payload-types';
import { languageOf } from '../endpoint-access';
import { dueSteps } from '../../management/due-next-steps';
import { nextStepTranslations } from '../next-step-translations';
import { salesDashboardTranslations } from './sales-dashboard-translations';

/** The maximum number of steps in the block; the list of leads shows all. */
const MAX_ROWS = 6;

const ALL =
  '/admin/collections/leads?sort=nextStepAt&where[or][0][and][0][nextStepAt][exists]=true';

function whoOf({ nextStepOwner, owner }: Lead, nobody: string): string {
  const who = nextStepOwner ?? owner;
  return who && typeof who === 'object' ? who.name || who.email : nobody;
}

/** The dashboard block with next steps due today or overdue: those of the signed-in person first, then the oldest. */
export async function StepsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = nextStepTranslations[language];
  const { unnamed, nobody } = salesDashboardTranslations[language];
  const { leads, total } = await dueSteps(req, MAX_ROWS);
  const rows = leads.map(({ lead, isMine }): DashboardRow => {
    const at = lead.nextStepAt ?? '';
    return {
      href: `/admin/collections/leads/${lead.id}`,
      name: lead.nextStep ?? '',
      about: [
        lead.name || lead.email || lead.phone || unnamed,
        isMine ? text.mine : whoOf(lead, nobody),
      ].join(' · '),
      note: nearTime(at, language),
      isUrgent: isPast(at),
    };
  });
  return (
    <DashboardBlock
      name="steps"
      title={text.due}
      count={total}
      all={{ href: ALL, text: text.dueAll }}
    >
      <DashboardRows rows={rows} empty={text.dueNone} />
    </DashboardBlock>
  );
}
