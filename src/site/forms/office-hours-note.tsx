import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { OfficeWords } from '@/lib/office-hours-arithmetic';

type OfficeNoteProps = { office: OfficeWords; locale: Locale };

/** The office hours, and the coming days with other hours. */
export function OfficeNote({ office, locale }: OfficeNoteProps) {
  const t = getT(locale, 'common');
  return (
    <div data-office-hours className="mt-6 text-small text-muted">
      <p>{t('office.hours', { hours: office.text })}</p>
      {office.exceptions.map((exception) => (
        <p key={exception} className="mt-1">
          {exception}
        </p>
      ))}
    </div>
  );
}
