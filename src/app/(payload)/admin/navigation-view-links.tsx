import type { ServerProps } from 'payload';
import { NavLinks } from '@/cms/admin/navigation-links.client';
import { viewsOf } from '@/cms/editorial/navigation-order-by-role';
import { CHECK_IN_PATH } from '@/lib/security-headers';
import { dashboardTranslations } from '../dashboard/dashboard-translations';
import { viewTitles } from './browser-tab-titles';

/** The upper links of the navigation: the dashboard, and our own views that the role may open, the most used first. */
export function ViewLinks({ i18n, user }: ServerProps) {
  if (!user) return null;
  const language = i18n.language === 'en' ? 'en' : 'vi';
  const views = viewsOf(user.role).flatMap((path) => {
    const title = viewTitles[path];
    const href = `/admin/${path}`;
    return title ? [{ href, text: title[language], isApart: href === CHECK_IN_PATH }] : [];
  });
  return (
    <NavLinks links={[{ href: '/admin', text: dashboardTranslations[language].title }, ...views]} />
  );
}
