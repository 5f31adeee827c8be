import { Link } from '@/i18n/localized-link';
import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { OptionalCategory } from '@/tracking/consent/consent-categories';
import { Button } from '../../ui/button';
import { opensDialog } from '../../ui/dialog-opener';
import { CONSENT_BAR, CONSENT_DIALOG } from './consent-element-ids';

type ConsentBarProps = {
  locale: Locale;
  /** The categories to which the configured services belong. */
  categories: OptionalCategory[];
};

/**
 * The consent bar, the first layer: "accept all" and "refuse all" look alike and take one click each (D19). The bar is
 * hidden in the HTML of the page; a script shows it to visitors who have not answered yet.
 */
export function ConsentBar({ locale, categories }: ConsentBarProps) {
  const t = getT(locale, 'consent');
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const purposes = list.format(categories.map((category) => t(`category.${category}.purpose`)));
  return (
    <section
      id={CONSENT_BAR}
      hidden
      data-theme="light"
      aria-label={t('bar.label')}
      className="consent-bar floating"
    >
      <h2 className="font-semibold">{t('bar.title')}</h2>
      <p className="mt-1 text-small text-pretty text-muted">
        {t('bar.text', { purposes })}{' '}
        <Link
          href={localizedPath(locale, '/cookies')}
          className="whitespace-nowrap underline underline-offset-4"
        >
          {t('bar.more')}
        </Link>
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 tablet:flex">
        <Button
          text={t('bar.refuse')}
          variant="quiet"
          data-consent-answer="refuse"
          className="max-tablet:px-2 tablet:w-48"
        />
        <Button
          text={t('bar.accept')}
          variant="quiet"
          data-consent-answer="accept"
          className="max-tablet:px-2 tablet:w-48"
        />
        <button
          type="button"
          {...opensDialog(CONSENT_DIALOG)}
          className="col-span-2 min-h-11 cursor-pointer rounded-control px-4 text-small font-semibold underline underline-offset-4 hover:bg-(--theme-hover)"
        >
          {t('bar.choose')}
        </button>
      </div>
    </section>
  );
}
