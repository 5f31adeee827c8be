import { Link } from '@/i18n/localized-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';

type PrivacyLineProps = { locale: Locale; className?: string };

/** A sentence with a link to the privacy policy, below the consents of a form. */
export function PrivacyLine({ locale, className = '' }: PrivacyLineProps) {
  const t = getT(locale, 'forms');
  return (
    <p data-privacy-line className={`text-small text-(--theme-muted) ${className}`}>
      {t('privacy.before')}{' '}
      <Link
        href={localizedPath(locale, '/privacy')}
        className="touch-target inline-flex items-center font-semibold underline decoration-(--theme-accent) decoration-2 underline-offset-[6px] hover:decoration-[3px]"
      >
        {t('privacy.link')}
      </Link>
    </p>
  );
}
