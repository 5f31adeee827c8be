import type { ReactNode } from 'react';
import type { FrameView, Theme } from '@/content/header-and-footer-types';
import { localizedPath, otherLocale } from '@/i18n/locales';
import { restoreLocaleScript, restoringAttributes } from '@/i18n/saved-language-choice';
import { getT } from '@/i18n/server-translations';
import { env } from '@/lib/env';
import { ContactPanel } from '../page-shell/contact/contact-panel';
import { SiteFooter } from '../page-shell/footer/site-footer';
import { SiteHeader } from '../page-shell/header/site-header';
import type { PageAddress } from '../page-shell/page-address-type';
import { SampleNoteText } from '../ui/sample-note';

type FrameProps = {
  page: PageAddress;
  frame: FrameView;
  layout?: 'default' | 'v5';
  navTheme?: Theme;
  footerTheme?: Theme;
  /** Whether anything on the page is a sample. */
  hasSamples?: boolean;
  children: ReactNode;
};

/** The layout of a page: skip link, header, main, footer and the contact button. */
export function Frame({
  page,
  frame,
  layout = 'v5',
  navTheme = 'light',
  footerTheme = 'dark',
  hasSamples = false,
  children,
}: FrameProps) {
  const t = getT(page.locale, 'common');
  const other = otherLocale(page.locale);
  // A preview stays in the language of its form, even if another language is saved.
  const isElsewhere = !page.draft && page.publishedIn.includes(other);
  const elsewhere = isElsewhere ? localizedPath(other, page.path) : null;
  const marked = frame.settings.sampleMarks === 'section';
  return (
    <SampleNoteText value={marked ? t('samples.section') : null}>
      <script
        {...restoringAttributes(page.locale, elsewhere)}
        // Our own text, without user input.
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: restoreLocaleScript }}
      />
      <a
        href="#main"
        className="shown-on-focus rounded-control bg-ink px-4 py-3 font-semibold text-paper"
      >
        {t('nav.skip')}
      </a>
      <SiteHeader
        page={page}
        frame={frame}
        theme={navTheme}
        layout={layout}
        loginUrl={env().LOGIN_URL}
      />
      <main
        id="main"
        tabIndex={-1}
        data-behaviour="form-dialog"
        data-form-page={localizedPath(page.locale, '/book-demo')}
        data-close-label={getT(page.locale, 'forms')('dialog.close')}
        className="outline-none"
      >
        {children}
      </main>
      <SiteFooter
        page={page}
        frame={frame}
        theme={footerTheme}
        layout={layout}
        hasSamples={hasSamples}
      />
      <ContactPanel page={page} settings={frame.settings} />
    </SampleNoteText>
  );
}
