import type { Locale } from '@/i18n/locales';
import type { PublicPage } from '../page-kinds/public-page-type';

export type PageRequest = {
  /** The full URL as the browser sent it. */
  url: URL;
  locale: Locale;
  /** The path without language prefix. */
  path: string;
  cookie: (name: string) => string | undefined;
};

/** A page and its HTTP status; 200 by default. */
export type PageResult = { page: PublicPage; status?: number };

/** A route's handler; null where it has no page. `parts` are the route parameters. */
export type Route = (
  asked: PageRequest,
  ...parts: string[]
) => Promise<PageResult | Response | null>;
