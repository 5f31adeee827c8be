import type { SiteSettings } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { telHref } from '@/lib/tel-href';
import { PhoneFold } from '../../ui/collapsed-on-phones';

type FooterContactProps = { locale: Locale; settings: SiteSettings };

const link = 'touch-target inline-flex items-center underline underline-offset-4';

/** E-mail, phone and the offices, each with a link to a map (spec §2, Footer). */
export function FooterContact({ locale, settings }: FooterContactProps) {
  const t = getT(locale, 'common');
  return (
    <address className="grid text-small not-italic tablet:gap-x-10 tablet:gap-y-8 tablet:border-t tablet:border-(--theme-line) tablet:py-10 tablet:grid-cols-[1.3fr_3fr]">
      <div className="flex flex-wrap gap-x-6 pt-5 tablet:block tablet:pt-0">
        <h2 className="w-full font-semibold">{t('footer.contact')}</h2>
        <p>
          <Link href={`mailto:${settings.email}`} className={link}>
            {settings.email}
          </Link>
        </p>
        <p>
          <Link href={telHref(settings.phone)} className={link}>
            {settings.phone}
          </Link>
        </p>
      </div>
      <PhoneFold title={t('footer.offices')}>
        <div className="grid gap-x-10 gap-y-4 pb-3 tablet:grid-cols-3 tablet:p-0">
          {settings.offices.map((office) => (
            <div key={office.name}>
              <h3 className="font-semibold">{office.name}</h3>
              <p className="mt-2 text-(--theme-muted)">{withNoBreaks(office.address)}</p>
              <a href={office.mapUrl} target="_blank" rel="noopener" className={link}>
                {t('footer.map')}
                <span className="sr-only">
                  : {office.name} ({t('footer.newTab')})
                </span>
              </a>
            </div>
          ))}
        </div>
      </PhoneFold>
    </address>
  );
}
