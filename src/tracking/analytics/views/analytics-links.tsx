import type { ServerProps } from 'payload';
import { NavLinks } from '@/cms/admin/nav-links';
import { analyticsWords } from './words';

/** In the navigation, for editors and admins: the numbers of the site. */
export function AnalyticsLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return null;
  const text = i18n.language === 'vi' ? analyticsWords.vi : analyticsWords.en;
  return <NavLinks links={{ '/admin/visits': text.title }} />;
}
