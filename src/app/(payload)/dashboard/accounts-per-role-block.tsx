import type { PayloadRequest } from 'payload';
import { roleLabels, roles } from '@/cms/access/roles';
import { DashboardBlock, DashboardRows } from '@/cms/admin/dashboard-block';
import type { DashboardText } from './dashboard-translations';

type AccountsProps = { req: PayloadRequest; text: DashboardText; language: 'vi' | 'en' };

export async function AccountsBlock({ req, text, language }: AccountsProps) {
  const counts = await Promise.all(
    roles.map(async (role) => {
      const { totalDocs } = await req.payload.count({
        collection: 'users',
        where: { role: { equals: role } },
        overrideAccess: false,
        req,
      });
      return { role, count: totalDocs };
    }),
  );
  return (
    <DashboardBlock
      name="accounts"
      title={text.accounts}
      count={counts.reduce((sum, { count }) => sum + count, 0)}
      all={{ href: '/admin/collections/users', text: text.accountsAll }}
    >
      <DashboardRows
        rows={counts.map(({ role, count }) => ({
          href: `/admin/collections/users?where[role][equals]=${role}`,
          name: roleLabels[role][language],
          note: String(count),
        }))}
        empty=""
      />
    </DashboardBlock>
  );
}
