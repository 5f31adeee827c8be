const listed = (origins: readonly string[]): string =>
  origins.map((origin) => ` ${origin}`).join('');

/**
 * The policy of the site's pages. Every foreign origin is shut out, but for those of the configured scripts of
 * others and of pictures.
 *
 * @param origins such as `https://tags.example.com`
 * @param formTargets the origins of those that a provider's form may be posted to: it posts into a frame
 * @param pictures the origins that pictures alone may come from
 * @param inline the scripts that may stand in a page, by their hashes; all scripts and styles, unless said
 */
export function contentSecurityPolicy(
  origins: readonly string[] = [],
  formTargets: readonly string[] = [],
  pictures: readonly string[] = [],
  inline: readonly string[] = ["'unsafe-inline'"],
): string {
  const styles = inline.includes("'unsafe-inline'") ? " 'unsafe-inline'" : '';
  const others = listed(origins);
  return [
    "default-src 'self'",
    "base-uri 'none'",
    `form-action 'self'${listed(formTargets)}`,
    "frame-ancestors 'self'",
    "object-src 'none'",
    `img-src 'self' data: blob:${others}${listed(pictures)}`,
    `font-src 'self' data:${others}`,
    `style-src 'self'${styles}${others}`,
    // The development server evaluates modules; production never does.
    `script-src 'self' ${inline.join(' ')}${process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''}${others}`,
    `connect-src 'self'${others}`,
    // Videos, once a visitor presses play (spec §5).
    `frame-src 'self' https://www.youtube-nocookie.com${others}`,
  ].join('; ');
}

/**
 * The policy of what is no page: endpoints, files, and the few plain pages with a style of their own that
 * endpoints answer with. Nothing in them runs.
 */
export const ANSWER_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
].join('; ');

/**
 * The policy of the admin's screens: of the scripts that stand in them those alone that the framework has marked with
 * the answer's own number, and those that these load. Styles stay allowed wherever they stand: the CMS's screens, and
 * the libraries of its menus, write them as they go. No page frames the admin; the admin frames pages of the site, as previews.
 *
 * @param nonce a random number in base64, another one for each answer
 * @param more what scripts may do beside that; at the door, compile the WebAssembly that reads codes
 */
export const adminPolicy = (nonce: string, more: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "frame-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    ["script-src 'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...more].join(' '),
    "style-src 'self' 'unsafe-inline'",
  ].join('; ');

/** Headers of every answer; its Content-Security-Policy is that of its kind. */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
];

/** What a computer has that the screens of the admin do not ask for. */
const UNUSED =
  'accelerometer bluetooth camera display-capture geolocation gyroscope hid magnetometer microphone midi payment serial usb';

const allowing = (allowed: string) =>
  UNUSED.split(' ')
    .map((feature) => `${feature}=${feature === allowed ? '(self)' : '()'}`)
    .join(', ');

/** The one screen of the admin that reads tickets with the camera. */
export const DOOR_PATH = '/admin/door';

/** Headers of that screen, in the place of those of all screens. */
export const doorHeaders = [{ key: 'Permissions-Policy', value: allowing('camera') }];

/** Headers of the admin's screens that are stricter than those of every answer. */
export const adminHeaders = [
  {
    key: 'Permissions-Policy',
    value: allowing('none of them'),
  },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
];
