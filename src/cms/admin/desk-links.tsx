import type { ServerProps } from 'payload';
import { NavLinks } from './nav-links';

const words = {
  vi: { parity: 'So hai ngôn ngữ', calendar: 'Lịch theo tháng', samples: 'Nội dung minh hoạ' },
  en: { parity: 'Both languages', calendar: 'Calendar', samples: 'Sample content' },
};

/** In the navigation: the views of the desk that belong to no type. */
export function DeskLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return null;
  const text = i18n.language === 'vi' ? words.vi : words.en;
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
