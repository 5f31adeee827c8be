import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { ScriptId } from '@/lib/third-party-scripts';
import { optionalCategories, type OptionalCategory } from '@/tracking/consent/consent-categories';
import type { Service } from '@/tracking/third-party/third-party-service-type';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { ConsentCategory } from './consent-category';
import { CONSENT_DIALOG } from './consent-element-ids';

/** The look of "refuse" and "accept", which are equally prominent (D19); on a phone both labels stay on one line. */
const look = { variant: 'quiet', className: 'max-tablet:px-2' } as const;

type ConsentDialogProps = {
  locale: Locale;
  tools: Record<OptionalCategory, ScriptId[]>;
  services: Service[];
};

/**
 * The consent dialog, the second layer, opened from the bar and from the footer of every page. It is a native dialog
 * with a form, which opens and closes without a script; a note then says that there is nothing to choose.
 */
export function ConsentDialog({ locale, tools, services }: ConsentDialogProps) {
  const t = getT(locale, 'consent');
  return (
    <dialog
      id={CONSENT_DIALOG}
      data-behaviour="consent"
      data-services={JSON.stringify(services)}
      data-saved={t('saved')}
      data-ground="light"
      aria-labelledby={`${CONSENT_DIALOG}-title`}
      className="m-auto w-[calc(100%-32px)] max-w-[600px] overflow-hidden rounded-card bg-paper p-0 text-ink shadow-float backdrop:bg-ink/70 open:entrance"
    >
      <form method="dialog" className="flex max-h-[calc(100dvh-32px)] flex-col">
        <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-1 tablet:px-7 tablet:pt-5">
          <h2 id={`${CONSENT_DIALOG}-title`} className="type-h3 pt-2">
            {t('dialog.title')}
          </h2>
          <IconButton icon="close" label={t('dialog.close')} type="submit" value="close" />
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain px-5 tablet:px-7">
          <p className="text-small text-pretty text-muted">{t('dialog.intro')}</p>
          {services.length === 0 ? (
            <p className="mt-3 text-small font-semibold text-pretty">{t('dialog.nothingAsked')}</p>
          ) : null}
          <noscript>
            <p className="mt-3 text-small font-semibold">{t('dialog.noScript')}</p>
          </noscript>
          <p
            hidden
            data-privacy-control
            className="mt-3 rounded-control bg-warm p-3 text-small text-pretty"
          >
            {t('dialog.privacyControl')}
          </p>
          <ul className="mt-2">
            <ConsentCategory locale={locale} category="necessary" tools={[]} />
            {optionalCategories.map((category) => (
              <ConsentCategory
                key={category}
                locale={locale}
                category={category}
                tools={tools[category]}
              />
            ))}
          </ul>
        </div>
        <div className="grid grid-cols-2 gap-2 border-t border-line px-5 py-4 tablet:grid-cols-3 tablet:px-7">
          <Button type="submit" value="refuse" text={t('dialog.refuse')} {...look} />
          <Button type="submit" value="accept" text={t('dialog.accept')} {...look} />
          <Button
            type="submit"
            value="save"
            text={t('dialog.save')}
            variant="quiet"
            className="max-tablet:col-span-2"
          />
        </div>
      </form>
    </dialog>
  );
}
