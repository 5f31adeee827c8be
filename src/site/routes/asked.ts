import type { Locale } from '@/i18n/locales';
import type { PublicPage } from '../page-kinds/public-page';

/** What was asked for, as far as routes need to know. */
export type Asked = {
  /** As the browser sent it, with the site's origin. */
  url: URL;
  locale: Locale;
  /** Without language prefix. */
  path: string;
  /** The value of a cookie. */
  cookie: (name: string) => string | undefined;
};

/** A page that was found, and the status it is answered with; 200 unless said. */
export type Found = { page: PublicPage; status?: number };

/** Answers what was asked; null where nothing is. `parts` are those of the address that vary. */
export type Route = (asked: Asked, ...parts: string[]) => Promise<Found | Response | null>;
