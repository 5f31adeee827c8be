import type { ServerProps } from 'payload';
import { NavLinks } from '@/cms/admin/nav-links';
import { boardWords } from './board-words';

/** In the navigation, for sales: who waits, and how fast they are answered. */
export function SlaLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'sales') return null;
  const text = i18n.language === 'vi' ? boardWords.vi : boardWords.en;
  return (
    <NavLinks links={{ '/admin/leads-board': text.title, '/admin/response-times': text.times }} />
  );
}
