import type { ServerProps } from 'payload';
import { boardWords } from './board-words';

/** In the navigation, for sales: who waits, and how fast they are answered. */
export function ClockLinks({ i18n, user }: ServerProps) {
  if (user?.role !== 'admin' && user?.role !== 'sales') return null;
  const text = i18n.language === 'vi' ? boardWords.vi : boardWords.en;
  return (
    <div className="desk-links">
      <a className="nav__link" href="/admin/leads-board">
        {text.title}
      </a>
      <a className="nav__link" href="/admin/response-times">
        {text.times}
      </a>
    </div>
  );
}
