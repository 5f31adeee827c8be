import type { Theme } from '@/content/types';
import { Link } from '@/i18n/link.client';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { brand } from '../../../brand.config';
import { BrandMark } from './brand-mark';
import { mainLinks } from './navigation';
import type { PageAddress } from './page-address';

type SiteFooterProps = { page: PageAddress; theme: Theme; layout: 'default' | 'v5' };

/** The foot of every page: large in the V5 layout, one line in the default one (spec §2, Layouts). */
export function SiteFooter({ page, theme, layout }: SiteFooterProps) {
  const t = getT(page.locale, 'common');
  const links = [
    ...mainLinks(page.locale),
    { text: t('nav.bookDemo'), href: localizedPath(page.locale, '/book-demo') },
  ];
  const contact = [
    { text: brand.email, href: `mailto:${brand.email}` },
    { text: brand.phone, href: `tel:${brand.phone.replaceAll(' ', '')}` },
  ];
  return (
    <footer data-theme={theme}>
      <div className="page-width">
        {layout === 'v5' ? (
          <div className="grid gap-10 py-14 tablet:grid-cols-[1.6fr_1fr_1fr] desktop:py-20">
            <div>
              <BrandMark />
              <p className="mt-4 max-w-[24em] text-(--theme-muted)">{t('footer.tagline')}</p>
            </div>
            <FooterLinks title={t('footer.explore')} links={links} />
            <FooterLinks title={t('footer.contact')} links={contact} />
          </div>
        ) : null}
        <p className="border-t border-(--theme-line) py-6 text-small text-(--theme-muted)">
          {t('footer.copyright', { year: 2024 })}
        </p>
      </div>
    </footer>
  );
}

type FooterLinksProps = { title: string; links: { text: string; href: string }[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <div>
      <h2 className="text-small font-semibold">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              className="touch-target inline-flex items-center text-(--theme-muted) hover:underline"
            >
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
