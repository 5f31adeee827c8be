import type { ReactNode } from 'react';
import type { Theme } from '@/content/types';
import { getT } from '@/i18n/server';
import { env } from '@/lib/env';
import type { PageAddress } from '../chrome/page-address';
import { SiteFooter } from '../chrome/site-footer';
import { SiteHeader } from '../chrome/site-header';

type FrameProps = {
  page: PageAddress;
  layout?: 'default' | 'v5';
  navTheme?: Theme;
  footerTheme?: Theme;
  children: ReactNode;
};

/** Skip link, header, main and footer: what frames every page. */
export function Frame({
  page,
  layout = 'v5',
  navTheme = 'light',
  footerTheme = 'dark',
  children,
}: FrameProps) {
  const t = getT(page.locale, 'common');
  return (
    <>
      <a
        href="#main"
        className="shown-on-focus rounded-control bg-ink px-4 py-3 font-semibold text-paper"
      >
        {t('nav.skip')}
      </a>
      <SiteHeader page={page} theme={navTheme} loginUrl={env().LOGIN_URL} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter page={page} theme={footerTheme} layout={layout} />
    </>
  );
}
