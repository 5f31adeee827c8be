import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { opensDialog } from '../../ui/dialog-opener';
import { CONSENT_DIALOG } from './consent-element-ids';

type ConsentOpenerProps = { locale: Locale };

/** The button in the footer of every page that opens the consent dialog, to review or withdraw choices at any time. */
export function ConsentOpener({ locale }: ConsentOpenerProps) {
  return (
    <button
      type="button"
      {...opensDialog(CONSENT_DIALOG)}
      className="touch-target inline-flex cursor-pointer items-center text-small text-(--theme-muted) underline underline-offset-4 hover:text-(--theme-text)"
    >
      {getT(locale, 'consent')('footer')}
    </button>
  );
}
