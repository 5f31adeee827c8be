import type { ReactNode } from 'react';
import type { FrameView } from '@/content/types';
import type { Locale } from '@/i18n/locales';
import type { PageMetadata } from '../seo/metadata';

type Common = { locale: Locale; metadata: PageMetadata };

/** Drawn between the header and footer that the CMS fills. */
export type FramedPage = Common & { body: (frame: FrameView) => ReactNode };

/** Drawn whole without the CMS: that may be what failed. */
type Screen = Common & { screen: ReactNode };

/** A page of the site, read and ready to be drawn. */
export type PublicPage = FramedPage | Screen;
