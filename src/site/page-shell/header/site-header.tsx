import type { FrameView, Theme } from '@/content/header-and-footer-types';
import { Link } from '@/i18n/localized-link';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { ButtonLink } from '../../ui/button-link';
import { BrandMark } from '../brand-logo';
import type { PageAddress } from '../page-address-type';
import { LanguageSelector } from './language-selector';
import { MegaMenu } from './mega-menu';
import { PlatformPanel, ResourcesPanel, SolutionsPanel } from './menu-panels';
import { MobileMenu } from './mobile-menu';
import { SearchEntry } from './header-search-button';

type SiteHeaderProps = {
  page: PageAddress;
  frame: FrameView;
  theme: Theme;
  layout: 'default' | 'v5';
  loginUrl: string | undefined;
};

/** The fixed header of every page; in the default layout its tabs are plain links (spec §2, Header). */
export function SiteHeader({ page, frame, theme, layout, loginUrl }: SiteHeaderProps) {
  const { locale } = page;
  const t = getT(locale, 'common');
  const withMenus = layout === 'v5';
  const item = (id: string, label: string, path: string, panel: React.ReactNode = null) => ({
    id,
    label,
    href: localizedPath(locale, path),
    panel: withMenus ? panel : null,
  });
  const menus = { locale, menus: frame.menus };
  return (
    <header data-behaviour="header-bar" data-theme={theme} className="site-header">
      <div className="page-width flex h-full items-center gap-4">
        <Link
          href={localizedPath(locale, '/')}
          aria-label={t('nav.home')}
          className="touch-target inline-flex items-center desktop:mr-2"
        >
          <BrandMark />
        </Link>
        <MegaMenu
          label={t('nav.label')}
          items={[
            item('platform', t('nav.platform'), '/xm-core-platform', <PlatformPanel {...menus} />),
            item(
              'solutions',
              t('nav.solutions'),
              '/solutions/customer-experience-management',
              <SolutionsPanel {...menus} />,
            ),
            item('pricing', t('nav.pricing'), '/pricing'),
            item('resources', t('nav.resources'), '/resources', <ResourcesPanel {...menus} />),
            item('customers', t('nav.customers'), '/customers'),
            item('about', t('nav.about'), '/about-us'),
          ]}
        />
        {/* On a phone the width of the three buttons is reserved, so that none moves while another one loads. */}
        <div className="ml-auto flex items-center gap-1 max-tablet:min-w-32.5">
          <SearchEntry locale={locale} />
          <LanguageSelector page={page} />
          {loginUrl ? (
            <a
              href={loginUrl}
              target="_blank"
              rel="noopener"
              className="touch-target hidden items-center rounded-control px-3 whitespace-nowrap text-small font-semibold hover:bg-(--theme-hover) wide-bar:inline-flex"
            >
              {t('nav.login')}
            </a>
          ) : null}
          <div className="ml-1 hidden roomy-bar:block">
            <ButtonLink
              href={localizedPath(locale, '/book-demo')}
              text={t('nav.bookDemo')}
              className="min-h-11! px-5! text-small"
            />
          </div>
          <MobileMenu page={page} frame={frame} />
        </div>
      </div>
    </header>
  );
}
