import { DefaultNav } from '@payloadcms/next/rsc';
import type { ComponentProps } from 'react';
import { inRoleOrder } from '@/cms/editorial/navigation-order-by-role';

/** Payload's navigation, with groups and entries in the order in which the user's role needs them. */
export function RoleNav(props: ComponentProps<typeof DefaultNav>) {
  const { payload, user } = props;
  if (!user) return null;
  const { config } = payload;
  // A copy of the configuration in another order, because Payload's navigation shows the entries in that order.
  const ordered = {
    ...config,
    collections: inRoleOrder(config.collections, user.role),
    globals: inRoleOrder(config.globals, user.role),
  };
  return (
    <DefaultNav
      {...props}
      payload={Object.create(payload, { config: { value: ordered } }) as typeof payload}
    />
  );
}
