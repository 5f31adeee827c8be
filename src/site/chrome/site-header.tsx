import type { Theme } from '@/content/types';
import { Link } from '@/i18n/link.client';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { ButtonLink } from '../ui/button-link';
import { BrandMark } from './brand-mark';
import { LanguageSelector } from './language-selector';
import { MobileMenu } from './mobile-menu';
import { mainLinks } from './navigation';
import type { PageAddress } from './page-address';

type SiteHeaderProps = { page: PageAddress; theme: Theme; loginUrl: string | undefined };

/** The fixed bar of every page (spec §2, Header). */
export function SiteHeader({ page, theme, loginUrl }: SiteHeaderProps) {
  const t = getT(page.locale, 'common');
  const links = mainLinks(page.locale);
  return (
    <header
      data-theme={theme}
      className="fixed inset-x-0 top-0 z-50 h-(--header-height) border-b border-(--theme-line)"
    >
      <div className="page-width flex h-full items-center gap-6">
        <Link
          href={localizedPath(page.locale, '/')}
          aria-label={t('nav.home')}
          className="touch-target inline-flex items-center"
        >
          <BrandMark />
        </Link>
        <nav aria-label={t('nav.label')} className="hidden desktop:block">
          <ul className="flex gap-1">
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  href={link.href}
                  className="touch-target inline-flex items-center rounded-control px-3 text-small font-semibold hover:underline hover:underline-offset-4"
                >
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 tablet:gap-3">
          <LanguageSelector page={page} />
          {loginUrl ? (
            <a
              href={loginUrl}
              target="_blank"
              rel="noopener"
              className="touch-target hidden items-center px-3 text-small font-semibold desktop:inline-flex"
            >
              {t('nav.login')}
            </a>
          ) : null}
          <div className="hidden tablet:block">
            <ButtonLink
              href={localizedPath(page.locale, '/book-demo')}
              text={t('nav.bookDemo')}
              className="min-h-11! px-5! text-small"
            />
          </div>
          <MobileMenu locale={page.locale} links={links} />
        </div>
      </div>
    </header>
  );
}
