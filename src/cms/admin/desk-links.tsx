import type { ServerProps } from 'payload';
import { deskTitles } from './desk-titles';
import { NavLinks } from './nav-links';

/** In the navigation: the views of the desk that belong to no type. */
export function DeskLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return null;
  const text = i18n.language === 'vi' ? deskTitles.vi : deskTitles.en;
  return (
    <NavLinks
      links={{
        '/admin/parity': text.parity,
        '/admin/publishing-calendar': text.calendar,
        '/admin/samples': text.samples,
      }}
    />
  );
}
