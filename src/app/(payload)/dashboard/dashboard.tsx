import { Gutter } from '@payloadcms/ui';
import type { NavGroupType } from '@payloadcms/ui/shared';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import type { Role } from '@/cms/access/roles';
import {
  DraftsBlock,
  TranslationGapsBlock,
  PublishedBlock,
  ScheduledBlock,
} from '@/cms/admin/editor-dashboard-blocks';
import {
  FailedDeliveriesBlock,
  PrivacyRequestsBlock,
} from '@/leads/admin/views/privacy-request-and-failed-delivery-blocks';
import { ComingEventsBlock } from '@/leads/admin/views/upcoming-events-dashboard-block';
import { MentionsBlock } from '@/leads/admin/views/mentions-dashboard-block';
import {
  OwnLeadsBlock,
  InactiveLeadsBlock,
  WaitingBlocks,
} from '@/leads/admin/views/sales-dashboard-blocks';
import { StepsBlock } from '@/leads/admin/views/next-steps-dashboard-block';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { AccountsBlock } from './accounts-per-role-block';
import { HealthBlock } from './system-health-block';
import { RoleLinks } from './dashboard-links-by-role';
import { type DashboardText, dashboardTranslations } from './dashboard-translations';

type BlocksProps = { req: PayloadRequest; text: DashboardText; language: 'vi' | 'en' };

/** The dashboard blocks of each role, the most urgent first. */
const blocks: Record<Role, (props: BlocksProps) => ReactNode> = {
  sales: ({ req }) => (
    <>
      <WaitingBlocks req={req} />
      <MentionsBlock req={req} />
      <StepsBlock req={req} />
      <OwnLeadsBlock req={req} />
      <InactiveLeadsBlock req={req} />
    </>
  ),
  editor: ({ req }) => (
    <>
      <DraftsBlock req={req} />
      <ScheduledBlock req={req} />
      <TranslationGapsBlock req={req} />
      <PublishedBlock req={req} />
    </>
  ),
  'event-team': ({ req }) => <ComingEventsBlock req={req} />,
  admin: ({ req, text, language }) => (
    <>
      <WaitingBlocks req={req} />
      <MentionsBlock req={req} />
      <StepsBlock req={req} />
      <HealthBlock language={language} text={text} />
      <PrivacyRequestsBlock req={req} />
      <FailedDeliveriesBlock req={req} />
      <DraftsBlock req={req} />
      <ScheduledBlock req={req} />
      <AccountsBlock language={language} req={req} text={text} />
    </>
  ),
};

/** Today's date in Viet Nam. */
const today = (language: 'vi' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'vi' ? 'vi-VN' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: OFFICE_ZONE,
  }).format();

type DashboardProps = AdminViewServerProps & { navGroups: NavGroupType[] };

/**
 * /admin: the dashboard, with what is waiting for the signed-in person, by role, and links to everything that they may
 * open.
 */
export function Dashboard({ initPageResult: { req }, navGroups }: DashboardProps) {
  const { user, i18n } = req;
  if (!user) return null;
  const language = i18n.language === 'en' ? 'en' : 'vi';
  const text = dashboardTranslations[language];
  const Blocks = blocks[user.role];
  return (
    <Gutter className="admin-dashboard">
      <div className="admin-dashboard__head">
        <h1>{text.title}</h1>
        <p>{[today(language), user.name || user.email].join(' · ')}</p>
      </div>
      <div className="admin-dashboard__blocks">
        <Blocks language={language} req={req} text={text} />
      </div>
      <RoleLinks groups={navGroups} i18n={i18n} language={language} role={user.role} text={text} />
    </Gutter>
  );
}
