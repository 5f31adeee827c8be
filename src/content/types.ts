import type { Locale } from '@/i18n/locales';
import type { Page } from '@/payload-types';
import type { SectionModel } from '@/site/sections/registry.models';
import type { PlatformCard } from '@/site/sections/platform-showcase/model';

export type { PlatformCard };

/** Theme presets of navigation and footer (spec §2, Layouts). */
export type Theme = 'light' | 'normal' | 'dark';

/** A page as its template gets it: finished, in one language, free of CMS documents. */
export type PageView = {
  title: string;
  path: string;
  locale: Locale;
  /** Languages in which this page is live; the current one is among them unless this is a draft. */
  publishedIn: Locale[];
  layout: 'default' | 'v5';
  navTheme: Theme;
  footerTheme: Theme;
  sections: SectionModel[];
  seo: { title: string; description: string | null };
  draft: boolean;
};

/** A CMS page in one language and where it is live; stays inside `content`. */
export type PageDocument = { page: Page; publishedIn: Locale[] };
