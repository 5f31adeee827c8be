import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Button } from '../ui/button';

type ThankYouConfirmProps = {
  locale: Locale;
  /** The slug of the event of a registration, for the redirect back to this page. */
  event: string | null;
};

/** A plain HTML form with one button, by which a visitor without JavaScript confirms the form that they have sent. */
export function ThankYouConfirm({ locale, event }: ThankYouConfirmProps) {
  const t = getT(locale, 'forms');
  return (
    <form
      action="/api/forms/confirm"
      method="post"
      aria-labelledby="confirm"
      className="mt-8 mb-8 max-w-[34em] rounded-card border border-line bg-paper p-6"
    >
      <h2 id="confirm" className="type-h3">
        {t('thankYou.confirm.title')}
      </h2>
      <p className="mt-3">{t('thankYou.confirm.text')}</p>
      <input type="hidden" name="lng" value={locale} />
      {event ? <input type="hidden" name="event" value={event} /> : null}
      <Button
        type="submit"
        text={t('thankYou.confirm.button')}
        variant="primary"
        className="mt-5"
      />
    </form>
  );
}
