import type { PayloadRequest, Where } from 'payload';
import {
  DashboardBlock,
  DashboardFigures,
  type DashboardRow,
  DashboardRows,
} from '@/cms/admin/dashboard-block';
import { officeMidnight } from '@/lib/office-hours-arithmetic';
import { relativeTime } from '@/lib/relative-time';
import type { Lead } from '@/payload-types';
import { languageOf } from '../endpoint-access';
import { kindLabels } from '../../model/lead-labels';
import { INACTIVE_DAYS, inactiveLeads } from '../../management/inactive-leads';
import { leadStages } from '../../schema/lead-stages';
import { openStages } from '../../schema/open-lead-stages';
import { type Board, type BoardLead, readBoard } from '../../sla/read-unanswered-leads-board';
import { salesDashboardTranslations } from './sales-dashboard-translations';

/** The maximum number of leads in one block; the board and the list show all. */
const MAX_ROWS = 5;
/** The maximum number of leads due soon that are listed below the overdue ones. */
const MAX_SOON_BELOW_LATE = 3;

const shown = {
  late: MAX_ROWS,
  lateTickets: 1,
  soon: MAX_ROWS,
  soonTickets: 1,
  answered: 1,
};

const leadHref = (id: number): string => `/admin/collections/leads/${id}`;
const BOARD = '/admin/leads-board';

type Language = 'vi' | 'en';

/** The company, or its website without the scheme if the form asked for the website. */
const companyOf = (company: string | null | undefined): string =>
  (company ?? '').replace(/^https?:\/\//, '').replace(/\/$/, '');

function waitingRow(lead: BoardLead, readAt: number, language: Language): DashboardRow {
  const text = salesDashboardTranslations[language];
  const isUrgent = Date.parse(lead.dueAt) <= readAt;
  return {
    href: leadHref(lead.id),
    name: lead.name || text.unnamed,
    about: [
      companyOf(lead.company),
      kindLabels[lead.kind][language],
      lead.owner?.name ?? text.nobody,
    ]
      .filter(Boolean)
      .join(' · '),
    note: (isUrgent ? text.overdue : text.due).replace(
      '{{time}}',
      relativeTime(lead.dueAt, language, readAt),
    ),
    isUrgent,
  };
}

type WaitingProps = { req: PayloadRequest; board: Board };

function Waiting({ req, board: { groups, readAt } }: WaitingProps) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const { late, soon, lateTickets, soonTickets } = groups;
  const registrations = lateTickets.total + soonTickets.total;
  const rows = [
    ...late.leads,
    ...soon.leads.slice(0, late.total > 0 ? MAX_SOON_BELOW_LATE : MAX_ROWS),
  ];
  return (
    <DashboardBlock
      name="waiting"
      title={text.waiting}
      count={late.total + soon.total + registrations}
      all={{ href: BOARD, text: text.waitingAll }}
    >
      <DashboardRows
        rows={rows.map((lead) => waitingRow(lead, readAt, language))}
        empty={text.waitingNone}
      />
      {registrations > 0 ? (
        <p className="admin-dashboard__empty">
          {text.registrations.replace('{{count}}', String(registrations))}
        </p>
      ) : null}
    </DashboardBlock>
  );
}

/** The dashboard blocks with today's figures, and with the most urgent unanswered leads and their due times. */
export async function WaitingBlocks({ req }: { req: PayloadRequest }) {
  const text = salesDashboardTranslations[languageOf(req)];
  const [board, { totalDocs: arrived }] = await Promise.all([
    readBoard(req, shown),
    req.payload.count({
      collection: 'leads',
      where: {
        and: [
          { createdAt: { greater_than_equal: officeMidnight() } },
          { stage: { not_equals: 'spam' } },
        ],
      },
      overrideAccess: false,
      req,
    }),
  ]);
  const { late, lateTickets, soon, soonTickets, answered } = board.groups;
  return (
    <>
      <DashboardFigures
        label={text.figures}
        figures={[
          {
            name: text.late,
            value: late.total + lateTickets.total,
            href: BOARD,
            isUrgent: true,
          },
          { name: text.soon, value: soon.total + soonTickets.total, href: BOARD },
          { name: text.arrived, value: arrived, href: '/admin/collections/leads' },
          { name: text.answered, value: answered.total, href: BOARD },
        ]}
      />
      <Waiting req={req} board={board} />
    </>
  );
}

function leadRow(lead: Lead, language: Language, note: string): DashboardRow {
  const text = salesDashboardTranslations[language];
  return {
    href: leadHref(lead.id),
    name: lead.name || lead.email || lead.phone || text.unnamed,
    about: [companyOf(lead.company), kindLabels[lead.kind][language]].filter(Boolean).join(' · '),
    note,
  };
}

/** The dashboard block with the open leads of the signed-in person, newest first. */
export async function OwnLeadsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const id = req.user?.id;
  const where: Where = { and: [{ owner: { equals: id } }, { stage: { in: [...openStages] } }] };
  const { docs, totalDocs } = await req.payload.find({
    collection: 'leads',
    where,
    sort: '-createdAt',
    limit: MAX_ROWS,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  });
  return (
    <DashboardBlock
      name="mine"
      title={text.mine}
      count={totalDocs}
      all={
        totalDocs > 0
          ? {
              href: `/admin/collections/leads?where[owner][equals]=${id}`,
              text: text.mineAll,
            }
          : { href: BOARD, text: text.waitingAll }
      }
    >
      <DashboardRows
        rows={docs.map((lead) => leadRow(lead, language, leadStages[lead.stage][language]))}
        empty={text.mineNone}
      />
    </DashboardBlock>
  );
}

/** The dashboard block with inactive leads: answered, still open, and without activity or a planned step for days. */
export async function InactiveLeadsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const { leads, total } = await inactiveLeads(req, MAX_ROWS);
  const days = (words: string) => words.replace('{{days}}', String(INACTIVE_DAYS));
  return (
    <DashboardBlock
      name="inactive"
      title={days(text.inactive)}
      count={total}
      all={{ href: '/admin/collections/leads', text: text.inactiveAll }}
    >
      <DashboardRows
        rows={leads.map(({ lead, last }) =>
          leadRow(lead, language, text.last.replace('{{time}}', relativeTime(last, language))),
        )}
        empty={days(text.inactiveNone)}
      />
    </DashboardBlock>
  );
}
