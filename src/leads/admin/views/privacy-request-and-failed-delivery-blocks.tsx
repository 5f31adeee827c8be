import type { CollectionSlug, PayloadRequest } from 'payload';
import { DashboardBlock, DashboardRows } from '@/cms/admin/dashboard-block';
import { isPast, relativeTime } from '@/lib/relative-time';
import { requestKinds } from '../../model/privacy-request-kinds';
import { languageOf } from '../endpoint-access';
import { salesDashboardTranslations } from './sales-dashboard-translations';

const MAX_ROWS = 5;

/** The dashboard block with open privacy requests, by deadline. */
export async function PrivacyRequestsBlock({ req }: { req: PayloadRequest }) {
  const language = languageOf(req);
  const text = salesDashboardTranslations[language];
  const { docs, totalDocs } = await req.payload.find({
    collection: 'privacy-requests',
    where: { status: { equals: 'open' } },
    sort: 'dueAt',
    limit: MAX_ROWS,
    depth: 0,
    joins: false,
    overrideAccess: false,
    req,
  });
  return (
    <DashboardBlock
      name="requests"
      title={text.requests}
      count={totalDocs}
      all={{ href: '/admin/collections/privacy-requests', text: text.requestsAll }}
    >
      <DashboardRows
        rows={docs.map(({ id, kind, email, phone, dueAt }) => {
          const isUrgent = dueAt ? isPast(dueAt) : false;
          return {
            href: `/admin/collections/privacy-requests/${id}`,
            name: requestKinds[kind][language],
            about: email || phone || `#${id}`,
            note: dueAt
              ? (isUrgent ? text.overdue : text.due).replace(
                  '{{time}}',
                  relativeTime(dueAt, language),
                )
              : text.noDeadline,
            isUrgent,
          };
        })}
        empty={text.requestsNone}
      />
    </DashboardBlock>
  );
}

const listOf = (collection: CollectionSlug, status: string): string =>
  `/admin/collections/${collection}?where[status][equals]=${status}`;

/**
 * The dashboard block with mails and deliveries that a person has to look at: failed ones, and mails that were stored
 * without a mail server or are held after a restore.
 */
export async function FailedDeliveriesBlock({ req }: { req: PayloadRequest }) {
  const text = salesDashboardTranslations[languageOf(req)];
  const stuck = [
    { collection: 'mails', status: 'failed', name: text.failedMails },
    { collection: 'mails', status: 'kept', name: text.keptMails },
    { collection: 'mails', status: 'restored', name: text.restoredMails },
    { collection: 'deliveries', status: 'failed', name: text.failedDeliveries },
  ] as const;
  const counts = await Promise.all(
    stuck.map(({ collection, status }) =>
      req.payload.count({
        collection,
        where: { status: { equals: status } },
        overrideAccess: false,
        req,
      }),
    ),
  );
  const rows = stuck.flatMap(({ collection, status, name }, index) => {
    const count = counts[index]?.totalDocs ?? 0;
    return count > 0
      ? [
          {
            href: listOf(collection, status),
            name: `${count} ${name}`,
            isUrgent: status === 'failed',
          },
        ]
      : [];
  });
  return (
    <DashboardBlock name="letters" title={text.letters}>
      <DashboardRows rows={rows} empty={text.lettersNone} />
    </DashboardBlock>
  );
}
