import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';

type TicketTotalProps = { locale: Locale };

/** The total price of the chosen tickets (D13); the form's script fills it in and shows it. */
export function TicketTotal({ locale }: TicketTotalProps) {
  const t = getT(locale, 'forms');
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p hidden data-ticket-total className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t('ticket.total')}</span>
        <output className="type-h3 tabular-nums" />
      </p>
      <noscript>
        <p className="text-small">{t('ticket.totalNoScript')}</p>
      </noscript>
      <p className="mt-1 text-small text-muted">{t('ticket.noPayment')}</p>
    </div>
  );
}
