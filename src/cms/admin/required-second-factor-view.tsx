import { MinimalTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { stateOf } from '../account/second-factor-store';
import { RequiredFactor } from './panels-loaded-later.client';

/**
 * /admin/second-factor: the screen to which an account is redirected when its role requires a second factor that it
 * does not have (ADR-0037).
 */
export async function RequiredFactorView({ initPageResult }: AdminViewServerProps) {
  const { req } = initPageResult;
  const { admin, routes } = req.payload.config;
  const at = (path: '/login' | '/logout') =>
    formatAdminURL({
      adminRoute: routes.admin,
      path: path === '/login' ? admin.routes.login : admin.routes.logout,
    });
  if (!req.user) redirect(at('/login'));
  const { isOn } = await stateOf(req.payload, req.user.id);
  if (isOn) redirect(routes.admin);
  return (
    <MinimalTemplate>
      <RequiredFactor next={routes.admin} signOut={at('/logout')} />
    </MinimalTemplate>
  );
}
