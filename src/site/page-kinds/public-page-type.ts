import type { ReactNode } from 'react';
import type { FrameView } from '@/content/header-and-footer-types';
import type { Locale } from '@/i18n/locales';
import type { PageMetadata } from '../seo/page-metadata';

type Common = {
  locale: Locale;
  metadata: PageMetadata;
  /** Whether the page is shown to staff as a preview. */
  draft?: boolean;
};

/** A page with the header and footer from the CMS. */
export type FramedPage = Common & { body: (frame: FrameView) => ReactNode };

/** A page that needs nothing from the CMS, such as an error page when the CMS has failed. */
type Screen = Common & { screen: ReactNode };

/** A page of the site with its data, ready to be rendered. */
export type PublicPage = FramedPage | Screen;
