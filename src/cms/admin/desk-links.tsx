import type { ServerProps } from 'payload';

const words = {
  vi: { parity: 'So hai ngôn ngữ', calendar: 'Lịch theo tháng' },
  en: { parity: 'Both languages', calendar: 'Calendar' },
};

/** In the navigation: the views of the desk that belong to no type. */
export function DeskLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'editor') return null;
  const text = i18n.language === 'vi' ? words.vi : words.en;
  return (
    <div className="desk-links">
      <a className="nav__link" href="/admin/parity">
        {text.parity}
      </a>
      <a className="nav__link" href="/admin/publishing-calendar">
        {text.calendar}
      </a>
    </div>
  );
}
