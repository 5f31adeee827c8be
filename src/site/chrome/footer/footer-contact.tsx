import type { SiteSettings } from '@/content/types';
import { Link } from '@/i18n/link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { keepTogether } from '@/lib/keep-together';
import { telHref } from '@/lib/tel-href';

type FooterContactProps = { locale: Locale; settings: SiteSettings };

const link = 'touch-target inline-flex items-center underline underline-offset-4';

/** E-mail, phone and the offices, each with its map (spec §2, Footer). */
export function FooterContact({ locale, settings }: FooterContactProps) {
  const t = getT(locale, 'common');
  return (
    <address className="grid gap-x-10 gap-y-8 border-t border-(--theme-line) py-10 text-small not-italic tablet:grid-cols-2 desktop:grid-cols-[1.3fr_1fr_1fr_1fr]">
      <div>
        <h2 className="font-semibold">{t('footer.contact')}</h2>
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
      {settings.offices.map((office) => (
        <div key={office.name}>
          <h3 className="font-semibold">{office.name}</h3>
          <p className="mt-2 text-(--theme-muted)">{keepTogether(office.address)}</p>
          <a href={office.mapUrl} target="_blank" rel="noopener" className={link}>
            {t('footer.map')}
            <span className="sr-only">
              : {office.name} ({t('footer.newTab')})
            </span>
          </a>
        </div>
      ))}
    </address>
  );
}
