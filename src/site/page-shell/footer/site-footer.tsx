import type { FrameView, Theme } from '@/content/header-and-footer-types';
import { getT } from '@/i18n/server-translations';
import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { BrandMark } from '../brand-logo';
import { ConsentOpener } from '../consent/open-consent-dialog-button';
import type { PageAddress } from '../page-address-type';
import { FooterContact } from './footer-contact';
import { FooterLinks } from './footer-links';
import { FooterAwards, FooterSupporters } from './footer-awards-and-supporters';
import { FooterNewsletter } from './footer-newsletter';
import { FooterProducts } from './footer-products';
import { SocialLinks } from './social-links';

type SiteFooterProps = {
  page: PageAddress;
  frame: FrameView;
  theme: Theme;
  layout: 'default' | 'v5';
  /** Whether anything in the content of the page is a sample. */
  hasSamples: boolean;
};

/** The footer of every page: large in the layout `v5`, simple in the default one (spec §2, Layouts). */
export function SiteFooter({ page, frame, theme, layout, hasSamples }: SiteFooterProps) {
  const { settings } = frame;
  const isSaidHere = settings.sampleMarks !== 'off' && (hasSamples || settings.hasSamples);
  const t = getT(page.locale, 'common');
  return (
    <footer data-theme={theme} data-layout={layout} className="site-footer">
      <div className="page-width">
        {layout === 'v5' ? (
          <LargeFooter page={page} frame={frame} theme={theme} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-10 pb-8">
            <div>
              <BrandMark />
              <p className="mt-2 max-w-[30em] text-small text-(--theme-muted)">
                {withNoBreaks(settings.tagline)}
              </p>
            </div>
            <FooterSupporters
              title={t('footer.supporters')}
              supporters={settings.supporters.filter(({ inShortList }) => inShortList)}
            />
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-(--theme-line) py-5 pr-20">
          <div className="flex flex-wrap items-center gap-x-6">
            <p className="text-small text-(--theme-muted)">{settings.copyright}</p>
            <ConsentOpener locale={page.locale} />
          </div>
          <SocialLinks locale={page.locale} socials={settings.socials} />
        </div>
        {isSaidHere ? (
          <p className="pr-20 pb-5 text-tiny text-(--theme-muted)">{t('samples.page')}</p>
        ) : null}
      </div>
    </footer>
  );
}

type LargeFooterProps = Pick<SiteFooterProps, 'page' | 'frame' | 'theme'>;

function LargeFooter({ page, frame, theme }: LargeFooterProps) {
  const { settings, menus } = frame;
  const t = getT(page.locale, 'common');
  return (
    <>
      <div className="grid gap-x-10 pt-10 tablet:gap-y-12 tablet:pt-16 tablet:pb-12 desktop:grid-cols-[1.3fr_3fr] desktop:pt-24">
        <div className="grid gap-x-10 gap-y-6 tablet:grid-cols-2 desktop:block">
          <div className="desktop:mb-8">
            <BrandMark />
            <p className="mt-4 text-(--theme-muted)">{withNoBreaks(settings.tagline)}</p>
          </div>
          <FooterProducts title={t('footer.products')} platforms={menus.platforms} />
        </div>
        <div className="grid gap-x-6 tablet:grid-cols-4">
          {settings.columns.map((column) => (
            <FooterLinks key={column.title} title={column.title} links={column.links} />
          ))}
        </div>
      </div>
      <FooterNewsletter page={page} theme={theme} />
      <FooterContact locale={page.locale} settings={settings} />
      <div className="grid gap-x-10 gap-y-5 border-(--theme-line) pt-5 pb-6 tablet:gap-y-8 tablet:border-t tablet:grid-cols-2 tablet:py-10">
        <FooterAwards title={t('footer.awards')} awards={settings.awards} />
        <FooterSupporters title={t('footer.supporters')} supporters={settings.supporters} />
      </div>
    </>
  );
}
