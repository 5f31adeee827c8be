import { getPayload, getRequestLanguage, parseCookies, type SanitizedConfig } from 'payload';
import { env } from '@/lib/env';
import { lacksFactor } from '@/lib/is-second-factor-required';
import type { User } from '@/payload-types';
import { refuse } from '../editorial/endpoint-access-and-input';
import type { CmsHandler } from '../requests/refuse-bad-requests';

/** The path of the screen on which an account sets up a second factor that its role requires. */
export const SET_UP_PATH = '/admin/second-factor';

/** Screens that need no second factor: sign-in, sign-out, password reset, and the screen that sets up the factor. */
const OPEN_SCREENS = ['login', 'logout', 'forgot', 'reset', 'second-factor'];
/** Endpoints below `/api/users` that need no second factor. `isOpen` adds the one that reads the own factor's state. */
const OPEN_ENDPOINTS = [
  'forgot-password',
  'login',
  'logout',
  'me',
  'refresh-token',
  'reset-password',
  'second-factor/confirm',
  'second-factor/start',
];

/**
 * Returns the account of a session if it has to set up a second factor before it may use the admin; null for all
 * others.
 */
export async function withoutRequiredFactor(
  config: Promise<SanitizedConfig>,
  headers: Headers,
): Promise<User | null> {
  // Returns before any database query when no role requires a second factor, or the request has no credentials.
  if (env().SECOND_FACTOR_ROLES.length === 0) return null;
  // Looks for the name of the cookie only, without `=`: the CMS also accepts `payload-token =…`. Whether there is a
  // session, the CMS decides below.
  if (!headers.has('authorization') && !headers.get('cookie')?.includes('payload-token')) {
    return null;
  }
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return user?.collection === 'users' && (await lacksFactor(payload, user)) ? user : null;
}

/** Whether a screen of the admin redirects to {@link SET_UP_PATH}; `segments` are its path below `/admin`. */
export async function isLedToSetUp(
  config: Promise<SanitizedConfig>,
  headers: Headers,
  segments: readonly string[] | undefined,
): Promise<boolean> {
  if (OPEN_SCREENS.includes(segments?.[0] ?? '')) return false;
  return (await withoutRequiredFactor(config, headers)) !== null;
}

const sentences = {
  vi: 'Vai trò của bạn cần mã đăng nhập. Hãy bật mã tại /admin/second-factor rồi làm tiếp.',
  en: 'Your role needs a sign-in code. Turn it on at /admin/second-factor, then go on.',
};

const isOpen = ([collection, ...rest]: readonly string[], user: User): boolean =>
  collection === 'payload-preferences' ||
  (collection === 'users' &&
    [...OPEN_ENDPOINTS, `${user.id}/second-factor`].includes(rest.join('/')));

/**
 * Refuses requests of an account without the second factor that its role requires, except those to set it up, to sign
 * in or out, and for preferences of the admin.
 */
export const requireSecondFactor =
  (config: Promise<SanitizedConfig>, handler: CmsHandler): CmsHandler =>
  async (request, context) => {
    const { headers } = request;
    const user = await withoutRequiredFactor(config, headers);
    const { slug = [] } = await context.params;
    if (!user || isOpen(slug, user)) return handler(request, context);
    const cookies = parseCookies(headers);
    const language = getRequestLanguage({ config: await config, cookies, headers });
    return refuse(403, 'second-factor-required', sentences[language === 'en' ? 'en' : 'vi']);
  };
